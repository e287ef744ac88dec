type Group = { running: number; waiting: (() => void)[] }

/** Lets at most `most` tasks of each key run at the same time; the others wait for their turn, in order. */
export function createTurns(most: number) {
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

  /** Resolves when it is this task's turn, to what ends it: call that once. */
  return async (key: string): Promise<() => void> => {
    const group = groups.get(key) ?? { running: 0, waiting: [] }
    groups.set(key, group)
    if (group.running < most) group.running += 1
    else await new Promise<void>((resolve) => group.waiting.push(resolve))
    return () => end(key, group)
  }
}
