import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for a read, but no longer than `patienceMs` where something was known before: then that is given, and the read goes on
 * by itself. Until it ends, others under its name get at once what is known.
 */
export function createSoftTimeout(patienceMs: number) {
  const late = new Set<string>()

  return async <Value>(
    name: string,
    read: () => Promise<Value>,
    getKnown: () => Promise<Value | null>,
  ): Promise<Value> => {
    const known = late.has(name) ? await getKnown() : null
    if (known !== null) return known
    const reading = read()
    const stop = new AbortController()
    const pause = sleep(patienceMs, null, { ref: false, signal: stop.signal }).catch(() => null)
    const value = await Promise.race([reading, pause]).finally(() => stop.abort())
    if (value !== null) return value
    const before = await getKnown()
    if (before === null) return reading
    late.add(name)
    reading.catch(() => {}).finally(() => late.delete(name))
    return before
  }
}
