import { useSyncExternalStore } from 'react'
import { listenTo } from '@/components/ui/listen-to'
import { writeAddress } from '@/components/ui/write-address'
import { keep, readKept } from '@/lib/forms/tab-storage'
import { routes } from '@/lib/routes'
import type { Filter } from '@/lib/studio/filter'
import { readFilter, toFilterQuery } from '@/lib/studio/filter-query'

const WORDS = 'studio.words'
const CHANGED = 'studio:filter'

const subscribe = listenTo('popstate', CHANGED)

function readWords(): string {
  const kept = readKept(WORDS)
  return typeof kept === 'object' && kept !== null && 'words' in kept ? String(kept.words) : ''
}

/**
 * Which applications are listed: state and job are in the address. The words of the search stay in this tab, because a name
 * belongs into no address and no history. Null until the browser is asked.
 */
export function useFilter(): { filter: Filter | null; setFilter: (filter: Filter) => void } {
  const search = useSyncExternalStore<string | null>(
    subscribe,
    () => location.search,
    () => null,
  )
  const words = useSyncExternalStore(subscribe, readWords, () => '')
  return {
    filter: search === null ? null : { ...readFilter(search), ...(words && { words }) },
    setFilter(filter) {
      keep(WORDS, filter.words ? { words: filter.words } : null)
      const address = routes.studio.applicationList(toFilterQuery(filter))
      if (address !== location.pathname + location.search) writeAddress(address, 'push')
      dispatchEvent(new Event(CHANGED))
    },
  }
}
