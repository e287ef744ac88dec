import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Creates a wait for reads that lasts `patienceMs` and then returns the known value. Until that read ends, later calls
 * get the known value at once.
 */
export function createSoftTimeout(patienceMs: number) {
  const late = new Set<string>()

  return async <Value>(name: string, read: () => Promise<Value>, getKnown: () => Value | null): Promise<Value> => {
    const known = late.has(name) ? getKnown() : null
    if (known !== null) return known
    const reading = read()
    const value = await Promise.race([reading, sleep(patienceMs, null, { ref: false })])
    if (value !== null) return value
    const before = getKnown()
    if (before === null) return reading
    late.add(name)
    reading.catch(() => {}).finally(() => late.delete(name))
    return before
  }
}
