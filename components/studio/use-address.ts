import { useEffect, useSyncExternalStore } from 'react'
import { subscribeToAddress, writeAddress } from '@/components/ui/write-address'
import { readQuery, toSearch } from '@/lib/listing/query'

let isEntryTyped = false

/** Writes a search part into the address: an entry of its own for each choice, and one for all the letters of a search. */
export function setAddress(search: string, { typed = false } = {}): void {
  writeAddress(location.pathname + search, typed && isEntryTyped ? 'replace' : 'push')
  isEntryTyped = typed
}

/** The query in the address, as `toSearch` writes it. `useSearchParams` would leave the list out of the prerendered HTML. */
export function useAddress(initial: string): string {
  useEffect(() => {
    // Next's router would take an entry with its own state for a page of another route when the reader comes back to it.
    writeAddress(location.href, 'replace')
    const onBack = () => {
      isEntryTyped = false
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])
  return useSyncExternalStore(
    subscribeToAddress,
    () => toSearch(readQuery(location.search)),
    () => initial,
  )
}
