import { RateLimiterMemory } from 'rate-limiter-flexible'
import { getEnv } from '../env.ts'
import { consume, toWait } from './limiter.ts'

const WINDOW_S = 10

/**
 * The costly responses that one address, and all addresses together, may cause in ten seconds. Known pages never count,
 * so a campus behind one address stays below the limit. A page for an unknown address or a search takes 20 to 60 ms of
 * processor time.
 */
export const COSTLY_PER_WINDOW = {
  page: { each: 80, all: 200 },
  /**
   * Receipts and pages behind a personal link. Other visitors must not be able to block them, so there is no shared
   * limit.
   */
  personal: { each: 80, all: Number.MAX_SAFE_INTEGER },
  /** Names that require a call to the file store. */
  picture: { each: 60, all: 100 },
} as const

export type CostlyKind = keyof typeof COSTLY_PER_WINDOW

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
    picture: create('picture'),
  }
  return store[KEY][kind]
}

const ALL = 'all'

/** Counts a costly response before it is made. Returns null within the limits, otherwise the whole seconds to wait. */
export async function countCacheMiss(kind: CostlyKind, address: string): Promise<number | null> {
  if (!getEnv().LIMIT_MISSES) return null
  const { each, all } = getLimiters(kind)
  // The shared limit comes first: once it is reached, no more addresses are remembered.
  const shared = await all.get(ALL)
  if (shared && shared.consumedPoints >= all.points) return toWait(shared)
  const wait = await consume(each, address)
  if (wait !== null) return wait
  await consume(all, ALL)
  return null
}

/** Takes back what `countCacheMiss` counted, if the response was not costly after all. */
export async function refundCacheMiss(kind: CostlyKind, address: string): Promise<void> {
  if (!getEnv().LIMIT_MISSES) return
  const { each, all } = getLimiters(kind)
  await Promise.all([each.reward(address), all.reward(ALL)])
}
