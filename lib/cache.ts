/**
 * Changes appear through invalidation. An hour keeps relative dates right, and in an outage old content is better than
 * none.
 */
export const CONTENT_LIFE = { stale: 300, revalidate: 3_600, expire: 31_536_000 } as const

/**
 * For reads during an outage of the backend: they are repeated within seconds. Pages are static only if `expire` is 300
 * s or more.
 */
export const HEALING_LIFE = { stale: 300, revalidate: 5, expire: 31_536_000 } as const

/** For ids that do not exist: they may be created at any time, and must not fill the cache. */
export const MISSING_LIFE = { stale: 300, revalidate: 60, expire: 300 } as const

// Next ignores tags of more than 256 characters. Ids cut to the same tag are refreshed together.
const toTag = (name: string, id: string) => `${name}${encodeURIComponent(id)}`.slice(0, 256)

/** The tags of cached reads, for cacheTag and the revalidation hook. A list's tag also covers its single items. */
export const tags = {
  posts: 'all-blogs',
  post: (id: string) => toTag('blog-post', id),
  team: 'team',
  arrangement: 'arrangement',
  /** Every page may show a setting. */
  settings: 'settings',
  studies: 'case-studies',
  articles: 'articles',
  jobs: 'all-jobs',
  job: (id: string) => toTag('job', id),
} as const
