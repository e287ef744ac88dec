import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Returns the whole seconds until a limit is free again, at least one. */
export const toWait = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Counts one for a key. Returns null within the limit, otherwise the whole seconds to wait. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    // The limiter may come from another bundle, whose `RateLimiterRes` is another class.
    if (refusal instanceof Error) throw refusal
    return toWait(refusal as RateLimiterRes)
  }
}
