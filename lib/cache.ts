/**
 * How long reads are kept. A change shows by invalidation (lib/backend/watch-content.ts and the signed hook), not by age; an hour is
 * for relative dates ("3 days ago"). `expire` is long because old content is better than none while a backend is away.
 */
export const CONTENT_LIFE = { stale: 300, revalidate: 3_600, expire: 31_536_000 } as const

/** For what was read while the backend was away: tried again within seconds. Next calls it static from 300 s `expire` on. */
export const HEALING_LIFE = { stale: 300, revalidate: 5, expire: 31_536_000 } as const

/** For an id that does not exist: it may be created any minute, and must not fill the cache. */
export const MISSING_LIFE = { stale: 300, revalidate: 60, expire: 300 } as const

// Tags travel in headers, joined by commas, and Next ignores longer ones. Ids cut to the same tag are refreshed together.
const toTag = (name: string, id: string) => `${name}${encodeURIComponent(id)}`.slice(0, 256)

/** The tags of cached reads, for cacheTag and for the revalidation hook. A list's tag stands for its single items too. */
export const tags = {
  posts: 'all-blogs',
  post: (id: string) => toTag('blog-post', id),
  team: 'team',
  jobs: 'all-jobs',
  job: (id: string) => toTag('job', id),
} as const
