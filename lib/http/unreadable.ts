const RECENT_MS = 10_000

// Next bundles this module several times, but the server has to see a note from any copy.
const KEY = Symbol.for('site.unreadable')
const store = globalThis as { [KEY]?: number }

/** Notes that a page is about to fail because its data cannot be read. Returns the error for the caller to throw. */
export function noteUnreadable<Value>(error: Value): Value {
  store[KEY] = performance.now()
  return error
}

/** Returns whether data was unreadable a moment ago, so that a broken page is a temporary 503 rather than a 500. */
export const isUnreadable = (): boolean => performance.now() - (store[KEY] ?? Number.NEGATIVE_INFINITY) < RECENT_MS
