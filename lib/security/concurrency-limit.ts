type Group = { running: number; waiting: (() => void)[] }

/** Runs at most `most` tasks per key at a time, in order. A turn gives a function that ends it: call that once. */
export function createConcurrencyLimit(most: number) {
  const groups = new Map<string, Group>()

  function end(key: string, group: Group): void {
    const startNext = group.waiting.shift()
    if (startNext) {
      startNext()
      return
    }
    group.running -= 1
    if (group.running === 0) groups.delete(key)
  }

  return async (key: string): Promise<() => void> => {
    const group = groups.get(key) ?? { running: 0, waiting: [] }
    groups.set(key, group)
    if (group.running < most) group.running += 1
    else await new Promise<void>((resolve) => group.waiting.push(resolve))
    return () => end(key, group)
  }
}
