import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { getClientAddress } from './client-address.ts'
import { consume } from './limiter.ts'
import { getSenderHash, toKeyedHash } from './sender-hash.ts'

/** Posts per minute from one address. A whole campus may share one on the evening a position closes. */
export const POSTS_PER_MINUTE = {
  apply: 120,
  upload: 300,
  contact: 30,
  newsletter: 30,
  jobAlert: 30,
  mailCheck: 30,
  read: 120,
  interview: 60,
  studioEnter: 120,
  signInLink: 10,
  studio: 600,
} as const

export type LimitedForm = keyof typeof POSTS_PER_MINUTE

/** Links to sign in that one email address may get in ten minutes. */
export const LINKS_PER_EMAIL = 5
const LINKS_WINDOW_S = 600

/** Counts a post for all machines. */
type SharedCount = (post: { key: string; max: number; seconds: number }) => Promise<number | null>

const WINDOW_S = 60
/** The longest time that a post waits for the count of all machines. After that, this machine's count decides. */
const MAX_WAIT_MS = 1_000

const limiters = new Map<LimitedForm, RateLimiterMemory>()

function getLimiter(form: LimitedForm): RateLimiterMemory {
  const limiter = limiters.get(form) ?? new RateLimiterMemory({ points: POSTS_PER_MINUTE[form], duration: WINDOW_S })
  limiters.set(form, limiter)
  return limiter
}

/** Counts with the other machines. An answer that does not come in time refuses nothing. */
function countTogether(share: SharedCount, post: Parameters<SharedCount>[0]): Promise<number | null> {
  const shared = share(post).catch(() => null)
  return Promise.race([shared, sleep(MAX_WAIT_MS, null, { ref: false })])
}

/**
 * Counts one post here, then with the other machines. Returns null within the limit, otherwise the whole seconds to
 * wait.
 */
export async function countPost(form: LimitedForm, headers: Headers, share?: SharedCount): Promise<number | null> {
  const wait = await consume(getLimiter(form), getClientAddress(headers))
  if (wait !== null || !share) return wait
  const key = `${form} ${getSenderHash(headers)}`
  return countTogether(share, { key, max: POSTS_PER_MINUTE[form], seconds: WINDOW_S })
}

const linkLimiter = new RateLimiterMemory({ points: LINKS_PER_EMAIL, duration: LINKS_WINDOW_S })

/** Counts a link that was asked for an email address, as `countPost` does. It is counted by a keyed hash. */
export async function countLink(email: string, share?: SharedCount): Promise<number | null> {
  const key = toKeyedHash(email)
  const wait = await consume(linkLimiter, key)
  if (wait !== null || !share) return wait
  return countTogether(share, { key: `signInEmail ${key}`, max: LINKS_PER_EMAIL, seconds: LINKS_WINDOW_S })
}
