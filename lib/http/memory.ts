/** Keeps the newest entries, `most` at the most: when another comes, the oldest one goes. */
export function createMemory<Value>(most: number) {
  const kept = new Map<string, Value>()
  return {
    get: (key: string) => kept.get(key),
    forget: (key: string) => kept.delete(key),
    forgetAll: () => kept.clear(),
    keep(key: string, value: Value): Value {
      // What is renewed takes nobody's place, and is new again.
      kept.delete(key)
      const oldest = kept.keys().next().value
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
      kept.set(key, value)
      return value
    },
  }
}
