'use client'

import useSWR, { type Cache, preload, type SWRConfiguration, unstable_serialize } from 'swr'
import { type Answered, findAnswer } from '@/lib/listing/answered'
import type { ListingPage } from '@/lib/listing/pages'
import { isSameQuestion, type ListingQuery, toSearch } from '@/lib/listing/query'

const FIVE_MINUTES = 300_000

async function load<Item>(address: string): Promise<ListingPage<Item>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The list answered ${response.status}.`)
  return response.json() as Promise<ListingPage<Item>>
}

export type PageSource<Item> = {
  /** SWR's name of the list; its first page lies under it. */
  name: string
  endpoint: string
  base: ListingQuery
  /** The server's answer to `base`. */
  first: ListingPage<Item>
  /** The server's answer to what the address asked. */
  answered?: Answered<Item> | undefined
  /** Answers what the page itself can answer, where it holds the whole list; null otherwise. */
  answer?: (query: ListingQuery) => ListingPage<Item> | null
}

/** SWR's name of a page, where it is fetched, and what is known of it without asking. */
function findPage<Item>({ name, endpoint, base, first, answered, answer }: PageSource<Item>, query: ListingQuery) {
  const isFirst = isSameQuestion(query, base) && query.page === base.page
  const address = endpoint + toSearch(query)
  const known = isFirst ? first : (findAnswer(answered, query) ?? answer?.(query))
  return { key: isFirst ? name : [name, address], known, fetchPage: () => load<Item>(address) }
}

/** Asks for a page that will be shown behind the next frame, unless `cache` (SWR's) has it, or its list asks already. */
export function fetchAhead<Item>(source: PageSource<Item>, query: ListingQuery, cache: Cache): void {
  const { key, known, fetchPage } = findPage(source, query)
  const { data, isValidating } = cache.get(unstable_serialize(key)) ?? {}
  if (known || data || isValidating) return
  // What goes wrong is told by the list, which is given the same answer.
  Promise.resolve(preload(key, fetchPage)).catch(() => {})
}

/** One page of a list. The one that came with the HTML is not asked for again before it is five minutes old. */
export function usePage<Item>(source: PageSource<Item>, query: ListingQuery) {
  const { key, known, fetchPage } = findPage(source, query)
  const options: SWRConfiguration<ListingPage<Item>> = {
    errorRetryCount: 3,
    dedupingInterval: FIVE_MINUTES,
    refreshInterval: FIVE_MINUTES,
    revalidateOnFocus: false,
    keepPreviousData: !known,
    ...(known && { fallbackData: known, revalidateOnMount: false, revalidateIfStale: false }),
  }
  return useSWR(key, fetchPage, options)
}
