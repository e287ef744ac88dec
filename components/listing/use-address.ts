'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { writeAddress } from '@/components/ui/write-address'
import { readQuery, toSearch } from '@/lib/listing/query'

const CHANGED = 'site:address'

/** Whether the current entry of the history was made by typing: more letters belong to it. */
let isTyped = false

function subscribe(onChange: () => void) {
  const onBack = () => {
    isTyped = false
    onChange()
  }
  addEventListener('popstate', onBack)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('popstate', onBack)
    removeEventListener(CHANGED, onChange)
  }
}

/** Writes a search part into the address: an entry of its own for each choice, and one for all the letters of a search. */
export function setAddress(search: string, { typed = false } = {}): void {
  writeAddress(location.pathname + search, typed && isTyped ? 'replace' : 'push')
  isTyped = typed
  dispatchEvent(new Event(CHANGED))
}

/**
 * What the address asks of the list, as `toSearch` writes it. `initial` is what the HTML shows. `useSearchParams` would end the
 * prerender at the nearest Suspense and leave the list out of the HTML.
 */
export function useAddress(initial: string): string {
  // Next's router would take an entry with its own state for a page of another route when the reader comes back to it.
  useEffect(() => writeAddress(location.href, 'replace'), [])
  return useSyncExternalStore(
    subscribe,
    () => toSearch(readQuery(location.search)),
    () => initial,
  )
}
