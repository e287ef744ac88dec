import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { getEnv } from '../env.ts'
import { COSTLY_PER_WINDOW, type CostlyKind, WINDOW_S } from './costly-limits.ts'

type Limiters = Record<CostlyKind, { each: RateLimiterMemory; all: RateLimiterMemory }>

// Next bundles this module several times, but a process must have one count.
const KEY = Symbol.for('site.cache-misses')
const store = globalThis as { [KEY]?: Limiters }

const create = (kind: CostlyKind) => ({
  each: new RateLimiterMemory({ points: COSTLY_PER_WINDOW[kind].each, duration: WINDOW_S }),
  all: new RateLimiterMemory({ points: COSTLY_PER_WINDOW[kind].all, duration: WINDOW_S }),
})

function getLimiters(kind: CostlyKind) {
  store[KEY] ??= {
    page: create('page'),
    personal: create('personal'),
    drawing: create('drawing'),
  }
  return store[KEY][kind]
}

const ALL = 'all'

const toSeconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Counts for a key. Returns null within the limit, else the whole seconds to wait. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    // The limiter may come from another bundle, whose `RateLimiterRes` is another class.
    if (refusal instanceof Error) throw refusal
    return toSeconds(refusal as RateLimiterRes)
  }
}

/** Counts a costly answer before it is made. Returns null within the limits, else the whole seconds to wait. */
export async function countCacheMiss(kind: CostlyKind, address: string): Promise<number | null> {
  if (!getEnv().LIMIT_MISSES) return null
  const { each, all } = getLimiters(kind)
  // The shared limit comes first: once it is reached, no more addresses are remembered.
  const shared = await all.get(ALL)
  if (shared && shared.consumedPoints >= all.points) return toSeconds(shared)
  const wait = await consume(each, address)
  if (wait !== null) return wait
  await consume(all, ALL)
  return null
}

/** Takes back what `countCacheMiss` counted, if the answer was not costly after all. */
export async function refundCacheMiss(kind: CostlyKind, address: string): Promise<void> {
  if (!getEnv().LIMIT_MISSES) return
  const { each, all } = getLimiters(kind)
  await Promise.all([each.reward(address), all.reward(ALL)])
}
