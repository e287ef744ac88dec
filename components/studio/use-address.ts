import { useEffect, useSyncExternalStore } from 'react'
import { subscribeToAddress, writeAddress } from '@/components/ui/write-address'
import { readQuery, toSearch } from '@/lib/listing/query'

let isEntryTyped = false

/** Writes a query into the address. Each choice gets a history entry; all keystrokes of a search share one. */
export function setAddress(search: string, { typed = false } = {}): void {
  writeAddress(location.pathname + search, typed && isEntryTyped ? 'replace' : 'push')
  isEntryTyped = typed
}

/**
 * Returns the query in the address in the form of `toSearch`. `useSearchParams` would leave the list out of the static
 * HTML.
 */
export function useAddress(initial: string): string {
  useEffect(() => {
    // Next's router would mistake a history entry with its own state for another page when the person comes back to it.
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
