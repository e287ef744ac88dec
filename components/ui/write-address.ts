import { listenTo } from './listen-to'

const CHANGED = 'site:address'

/** Subscribes `useSyncExternalStore` to the address, whether `writeAddress` or the browser's buttons change it. */
export const subscribeToAddress = listenTo('popstate', CHANGED)

/**
 * Writes the address without Next's router, which would render the page again and, on the way back, mistake it for
 * another.
 */
export function writeAddress(address: string, keep: 'push' | 'replace'): void {
  const write = keep === 'push' ? History.prototype.pushState : History.prototype.replaceState
  write.call(history, null, '', address)
  dispatchEvent(new Event(CHANGED))
}
