/** A seeded source of numbers: the same seed gives the same ones. */
export type Random = ReturnType<typeof createRandom>

/** Mulberry32, which Node has no counterpart of: short, and even enough to choose where a file is damaged. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 to below the limit; 0 where the limit is 0. */
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    /** Whether something that happens this often, from 0 to 1, happens now. */
    chance: (share: number) => next() < share,
    /** A number up to the limit, as often of one digit as of many. */
    size: (limit: number) => Math.min(limit, Math.floor((limit + 1) ** next())),
    pick<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
  }
}
