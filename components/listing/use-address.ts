'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { writeAddress } from '@/components/ui/write-address'
import { readQuery, toSearch } from '@/lib/listing/query'

const CHANGED = 'site:address'

let isEntryTyped = false

function subscribe(onChange: () => void) {
  const onBack = () => {
    isEntryTyped = false
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
  writeAddress(location.pathname + search, typed && isEntryTyped ? 'replace' : 'push')
  isEntryTyped = typed
  dispatchEvent(new Event(CHANGED))
}

/** The query in the address, as `toSearch` writes it. `useSearchParams` would leave the list out of the prerendered HTML. */
export function useAddress(initial: string): string {
  // Next's router would take an entry with its own state for a page of another route when the reader comes back to it.
  useEffect(() => writeAddress(location.href, 'replace'), [])
  return useSyncExternalStore(
    subscribe,
    () => toSearch(readQuery(location.search)),
    () => initial,
  )
}
