import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { consume } from './cache-miss-counter.ts'
import { getClientAddress } from './client-address.ts'
import { getSenderHash } from './sender-hash.ts'

/** Posts per minute from one address. A whole campus may share one on the evening a position closes. */
export const POSTS_PER_MINUTE = {
  apply: 120,
  upload: 300,
  contact: 30,
  newsletter: 30,
  jobAlert: 30,
  studioEnter: 120,
  studio: 600,
} as const

export type LimitedForm = keyof typeof POSTS_PER_MINUTE

type SharedCount = (post: { key: string; max: number; seconds: number }) => Promise<number | null>

const SECONDS = 60

const PATIENCE_MS = 1_000

const limiters = new Map<LimitedForm, RateLimiterMemory>()

function getLimiter(form: LimitedForm): RateLimiterMemory {
  const limiter = limiters.get(form) ?? new RateLimiterMemory({ points: POSTS_PER_MINUTE[form], duration: SECONDS })
  limiters.set(form, limiter)
  return limiter
}

/** Counts one post, here and then with the other machines. Null within the limit, else the whole seconds to wait. */
export async function countPost(form: LimitedForm, headers: Headers, share?: SharedCount): Promise<number | null> {
  const wait = await consume(getLimiter(form), getClientAddress(headers))
  if (wait !== null || !share) return wait
  const key = `${form} ${getSenderHash(headers)}`
  const shared = share({ key, max: POSTS_PER_MINUTE[form], seconds: SECONDS }).catch(() => null)
  return Promise.race([shared, sleep(PATIENCE_MS, null, { ref: false })])
}
