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

const readWords = () => (readKept(WORDS) as { words: string } | null)?.words ?? ''

/**
 * Returns the filter of the list. State and job are in the address. The search stays in this tab, because a name must not be in
 * an address or the history.
 */
export function useFilter(): { filter: Filter; change: (part: Filter) => void } {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const words = useSyncExternalStore(subscribe, readWords)
  const filter = { ...readFilter(search), ...(words && { words }) }
  return {
    filter,
    change(part) {
      const changed = { ...filter, ...part }
      keep(WORDS, changed.words ? { words: changed.words } : null)
      const address = routes.studio.applicationList(toFilterQuery(changed))
      if (address !== location.pathname + location.search) writeAddress(address, 'push')
      dispatchEvent(new Event(CHANGED))
    },
  }
}
