import { useDeferredValue, useMemo } from 'react'
import useSWR, { preload } from 'swr'
import { formatNumber } from '@/lib/format/number'
import { findItems, type ListingPage, type ListingRules } from '@/lib/listing/find-items'
import { isUnfiltered, type ListingQuery, readQuery, toSearch } from '@/lib/listing/query'
import { setAddress, useAddress } from './use-address'

const FIVE_MINUTES = 300_000

export type ListingData<Item> = {
  query: ListingQuery
  first: ListingPage<Item>
  /** All items of a list that is short enough to be searched in the browser. */
  whole?: readonly Item[] | undefined
}

/** Where a list is, what is in it, and how it says how much it shows. */
export type ListingSource<Item> = ListingData<Item> & {
  address: string
  /** Where further answers are fetched; a list that always comes whole needs none. */
  endpoint?: string
  rules?: ListingRules<Item>
  /** The address of a category, or of a further page, where these are pages of their own. */
  toHref?: (category: string, page: number) => string
  copy: { none: string; one: string; many: string; failed?: string }
}

async function load<Item>(address: string): Promise<ListingPage<Item>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The list answered ${response.status}.`)
  return response.json() as Promise<ListingPage<Item>>
}

export function useListing<Item>(source: ListingSource<Item>) {
  const { query: initial, first, whole, address, endpoint, rules, toHref, copy } = source
  const search = useAddress(toSearch(initial))
  const query = readQuery(search)
  // The controls show a choice at once; the list follows, so that no press waits for its cards.
  const shownSearch = useDeferredValue(search)
  const shown = useMemo(() => readQuery(shownSearch), [shownSearch])
  const found = useMemo(() => (whole && rules ? findItems(whole, shown, rules) : undefined), [whole, shown, rules])
  const known = found ?? (shownSearch === toSearch(initial) ? first : undefined)
  const swr = useSWR(endpoint && !found ? endpoint + shownSearch : null, load<Item>, {
    dedupingInterval: FIVE_MINUTES,
    refreshInterval: FIVE_MINUTES,
    errorRetryCount: 3,
    revalidateOnFocus: false,
    keepPreviousData: !known,
    ...(known && { fallbackData: known, revalidateOnMount: false, revalidateIfStale: false }),
  })
  const page = found ?? swr.data ?? first
  const isAnswer = shownSearch === search && !swr.isValidating && !swr.error
  const isPlain = isUnfiltered(shown)
  const count = page.total === 1 ? copy.one : copy.many.replace('{count}', formatNumber(page.total))
  const isNone = isAnswer && page.total === 0
  const toQuery = (changes: Partial<ListingQuery>) => ({ ...query, page: 1, ...changes })
  return {
    query,
    page,
    isPlain,
    isNone,
    isLoading: swr.isLoading,
    // The old items stay while the next ones load, but must not be counted as their answer.
    status: swr.error ? copy.failed : isNone ? copy.none : isAnswer ? count : '',
    /** Where a choice leads without scripts, or in a new tab. The rest of the query stays. */
    toHref: (changes: Partial<ListingQuery>) => {
      const next = toQuery(changes)
      const { search, topic, sort } = next
      return toHref && !search && !topic && !sort ? toHref(next.category, next.page) : address + toSearch(next)
    },
    // From the address, which already has words that were typed just before a press.
    change: (changes: Partial<ListingQuery>, options?: { typed: boolean }) =>
      setAddress(toSearch({ ...readQuery(location.search), page: 1, ...changes }), options),
    /** Called as a finger or a button goes down: the click follows a tenth of a second later. */
    prefetch: (changes: Partial<ListingQuery>) => {
      if (endpoint && !found) Promise.resolve(preload(endpoint + toSearch(toQuery(changes)), load)).catch(() => {})
    },
    clear: () => setAddress(''),
    retry: swr.error ? () => void swr.mutate() : undefined,
  }
}

export type ListingState = ReturnType<typeof useListing<unknown>>
