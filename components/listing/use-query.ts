'use client'

import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { writeAddress } from '@/components/ui/write-address'

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
