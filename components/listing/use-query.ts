'use client'

import { useCallback, useEffect, useSyncExternalStore } from 'react'

const CHANGED = 'site:query'

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('popstate', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

/**
 * Writes the address past Next's router, which wraps these calls and renders the page anew at each: too much for a key
 * pressed. Entries without its state are also left alone by it when the reader goes back, to an address that may be another
 * route of the app to it (lib/listing/asked.ts).
 */
function writeAddress(address: string, keep: 'push' | 'replace') {
  const write = keep === 'push' ? History.prototype.pushState : History.prototype.replaceState
  write.call(history, null, '', address)
}

/**
 * The address's query. `answered` is what the HTML shows: a static page knows no query, so it is the address only where the
 * server was asked (lib/listing/asked.ts). `useSearchParams` would end the prerender at the nearest Suspense and leave the
 * list out of the HTML. `keep: 'replace'` makes no history entry.
 */
export function useQuery(answered = '') {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => answered,
  )
  const setQuery = useCallback((changes: Record<string, string>, keep: 'push' | 'replace' = 'push') => {
    const query = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) query.set(name, value)
      else query.delete(name)
    }
    const text = query.toString()
    const address = `${location.pathname}${text ? `?${text}` : ''}${location.hash}`
    writeAddress(address, keep)
    dispatchEvent(new Event(CHANGED))
  }, [])
  useEffect(() => writeAddress(location.href, 'replace'), [])
  return { query: new URLSearchParams(search), setQuery }
}
