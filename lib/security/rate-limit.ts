import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { getClientAddress } from './client-address.ts'
import { consume } from './limiter.ts'
import { getSenderHash } from './sender-hash.ts'

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
  studio: 600,
} as const

export type LimitedForm = keyof typeof POSTS_PER_MINUTE

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

/**
 * Counts one post here, then with the other machines. Returns null within the limit, otherwise the whole seconds to
 * wait.
 */
export async function countPost(form: LimitedForm, headers: Headers, share?: SharedCount): Promise<number | null> {
  const wait = await consume(getLimiter(form), getClientAddress(headers))
  if (wait !== null || !share) return wait
  const key = `${form} ${getSenderHash(headers)}`
  const shared = share({ key, max: POSTS_PER_MINUTE[form], seconds: WINDOW_S }).catch(() => null)
  return Promise.race([shared, sleep(MAX_WAIT_MS, null, { ref: false })])
}
