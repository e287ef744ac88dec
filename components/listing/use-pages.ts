'use client'

import useSWR, { type SWRConfiguration } from 'swr'
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

/** One page of a list. The one that came with the HTML is not asked for again before it is five minutes old. */
export function usePage<Item>(source: PageSource<Item>, query: ListingQuery) {
  const { name, endpoint, base, first, answered, answer } = source
  const isFirst = isSameQuestion(query, base) && query.page === base.page
  const known = isFirst ? first : (findAnswer(answered, query) ?? answer?.(query))
  const address = endpoint + toSearch(query)
  const options: SWRConfiguration<ListingPage<Item>> = {
    errorRetryCount: 3,
    dedupingInterval: FIVE_MINUTES,
    refreshInterval: FIVE_MINUTES,
    revalidateOnFocus: false,
    keepPreviousData: !known,
    ...(known && { fallbackData: known, revalidateOnMount: false, revalidateIfStale: false }),
  }
  return useSWR(isFirst ? name : [name, address], () => load<Item>(address), options)
}
