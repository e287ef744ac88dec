type CountEvent = (event: 'upload' | 'page cache' | 'recent pages', result: string) => void

// Next bundles this module several times, but a process has one set of metrics.
const KEY = Symbol.for('site.count-event')
const store = globalThis as { [KEY]?: CountEvent }

/** Counts an event for METRICS_PORT. Does nothing unless metrics are on. `result` is one of a closed set. */
export const countEvent: CountEvent = (event, result) => store[KEY]?.(event, result)

/** Sets what counts events in this process. */
export const setCounter = (count: CountEvent): void => {
  store[KEY] = count
}
