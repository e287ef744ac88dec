/**
 * Writes the address past Next's router, which wraps these calls and renders the page anew at each: too much for a key
 * pressed. Entries without its state are also left alone by it when the reader goes back, to an address that may be another
 * route of the app to it (lib/listing/listing-query.ts).
 */
export function writeAddress(address: string, keep: 'push' | 'replace'): void {
  const write = keep === 'push' ? History.prototype.pushState : History.prototype.replaceState
  write.call(history, null, '', address)
}
