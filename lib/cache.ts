/** Changes show by invalidation; an hour is for relative dates, and old content is better than none in an outage. */
export const CONTENT_LIFE = { stale: 300, revalidate: 3_600, expire: 31_536_000 } as const

/** For reads while the backend is away: tried again within seconds. Next calls it static from 300 s `expire` on. */
export const HEALING_LIFE = { stale: 300, revalidate: 5, expire: 31_536_000 } as const

/** For an id that does not exist: it may be created any minute, and must not fill the cache. */
export const MISSING_LIFE = { stale: 300, revalidate: 60, expire: 300 } as const

// Next ignores tags of more than 256 characters. Ids cut to the same tag are refreshed together.
const toTag = (name: string, id: string) => `${name}${encodeURIComponent(id)}`.slice(0, 256)

/** The tags of cached reads, for cacheTag and the revalidation hook. A list's tag also covers its single items. */
export const tags = {
  posts: 'all-blogs',
  post: (id: string) => toTag('blog-post', id),
  team: 'team',
  arrangement: 'arrangement',
  jobs: 'all-jobs',
  job: (id: string) => toTag('job', id),
} as const
