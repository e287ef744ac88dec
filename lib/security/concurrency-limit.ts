type Group = { running: number; waiting: (() => void)[] }

/** Lets at most `max` tasks per key run at a time, in order. Each gets a function that ends its turn: call it once. */
export function createConcurrencyLimit(max: number) {
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
    if (group.running < max) group.running += 1
    else await new Promise<void>((resolve) => group.waiting.push(resolve))
    return () => end(key, group)
  }
}
