const RECENT_MS = 10_000

// Next bundles this module several times over; the server has to hear of it all the same.
const KEY = Symbol.for('site.unreadable')
const store = globalThis as { [KEY]?: number }

/** Notes that a page is about to fail because its data cannot be read; returns the error, to be thrown. */
export function noteUnreadable<Fault>(error: Fault): Fault {
  store[KEY] = performance.now()
  return error
}

/** Whether that happened a moment ago: then a page that broke is a 503, which heals, and not a 500. */
export const isUnreadable = (): boolean => performance.now() - (store[KEY] ?? Number.NEGATIVE_INFINITY) < RECENT_MS
