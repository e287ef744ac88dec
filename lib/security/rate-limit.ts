import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Posts per minute from one address. A whole campus may share one on the evening a position closes. */
export const POSTS_PER_MINUTE = { apply: 120, upload: 300, contact: 30, newsletter: 30 } as const

/** A form whose posts are counted. */
export type LimitedForm = keyof typeof POSTS_PER_MINUTE

const limiters = new Map<LimitedForm, RateLimiterMemory>()

function getLimiter(form: LimitedForm): RateLimiterMemory {
  const known = limiters.get(form)
  if (known) return known
  const limiter = new RateLimiterMemory({ points: POSTS_PER_MINUTE[form], duration: 60 })
  limiters.set(form, limiter)
  return limiter
}

/** Counts one post. Returns null within the limit, else the whole seconds to wait. */
export async function countPost(form: LimitedForm, address: string): Promise<number | null> {
  try {
    await getLimiter(form).consume(address)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
