/**
 * Creates a map that keeps the newest `most` entries and drops the oldest. Setting an entry again makes it the newest.
 */
export function createBoundedMap<Value>(most: number) {
  const kept = new Map<string, Value>()
  return {
    get: (key: string) => kept.get(key),
    forget: (key: string) => kept.delete(key),
    forgetAll: () => kept.clear(),
    keep(key: string, value: Value): Value {
      kept.delete(key)
      const oldest = kept.keys().next().value
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
      kept.set(key, value)
      return value
    },
  }
}
