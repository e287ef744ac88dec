/**
 * How long reads are kept. The promise: a change in the backend shows within 5 minutes. Two layers lie between: the read,
 * and the finished page that was made of it, which stands for another while: see OLDEST_PAGE_MS. `expire` is long because
 * old content is better than none while a backend is away.
 */
export const CONTENT_LIFE = { stale: 300, revalidate: 110, expire: 31_536_000 } as const

/**
 * How old a page of the backend's content may be when it is answered. A younger one than that, but older than its reads, is
 * answered and renewed behind the answer; an older one, which nobody visited, is renewed first: its first visitor would
 * see what was true when the last one came. A read's age may come on top, so both together stay below 300 s.
 */
export const OLDEST_PAGE_MS = 185_000

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

/** Whether tags, joined as Next keeps them with a page, name content of the backend. */
export const isOfBackend = (joined: string): boolean =>
  joined.split(',').some((tag) => tag === tags.posts || tag === tags.team || tag === tags.jobs)
