import { createRandom as createSeeded } from '../../lib/art/seeded-random.ts'

export type Random = ReturnType<typeof createRandom>

/** Creates a seeded random generator, which Node lacks. */
export function createRandom(seed: string) {
  const { next, chance } = createSeeded(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance,
    /** Returns a number up to the limit; each number of digits is equally likely. */
    size: (limit: number) => Math.min(limit, Math.floor((limit + 1) ** next())),
    pick<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
  }
}
