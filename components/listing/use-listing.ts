'use client'

import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { behindFrame } from '@/components/ui/behind-frame'
import { formatNumber } from '@/lib/format/number'
import type { Answered } from '@/lib/listing/answered'
import type { ListingPage } from '@/lib/listing/pages'
import { EMPTY_QUERY, isSameQuestion, type ListingQuery, readQuery, toSearch } from '@/lib/listing/query'
import { useBehindFrame } from './use-behind-frame'
import { fetchAhead, type PageSource, usePage } from './use-pages'
import { previewQuery, useQuery } from './use-query'

export type ListingProps<Item> = {
  /** What the static page answers: its page, and its category or department. */
  base: ListingQuery
  first: ListingPage<Item>
  /** What the server answered to the address. */
  answered?: Answered<Item> | undefined
}

export type ListingPlace<Item> = Pick<PageSource<Item>, 'name' | 'endpoint' | 'answer'> & {
  /** The listing's own address, where questions are asked. */
  address: string
  /** The static address of one page of what `base` asks. */
  toBaseHref: (base: ListingQuery, page: number) => string
  words: { one: string; many: string; none: string; failed: string }
}

/** What a list shows, and the way to more of it. */
export type Shown<Item> = {
  source: PageSource<Item>
  query: ListingQuery
  /** The first page shown. */
  from: number
  toMoreHref: (page: number) => string
  onMore: () => void
}

/** What the address asks. Another question than the static page's starts at its own first page. */
function readAsked(search: string, base: ListingQuery) {
  const asked = readQuery(search, base)
  const isPlain = isSameQuestion(asked, base)
  const from = isPlain ? base.page : 1
  const query = isPlain || new URLSearchParams(search).has('page') ? asked : { ...asked, page: from }
  return { query, isPlain, from }
}

/**
 * A list that is asked by its address. `place` must stay the same object from render to render, or at least as long as the
 * page it belongs to.
 */
export function useListing<Item>({ base, first, answered }: ListingProps<Item>, place: ListingPlace<Item>) {
  const { cache } = useSWRConfig()
  const { search, setQuery } = useQuery(answered && toSearch(answered.query))
  // The controls show at once what was asked; the list follows behind that frame, so that no key waits for its cards.
  const { late, catchUp } = useBehindFrame(search)
  const { query: asked } = useMemo(() => readAsked(search, base), [search, base])
  const { query, isPlain, from } = useMemo(() => readAsked(late, base), [late, base])
  const shown = useMemo((): Shown<Item> => {
    const { name, endpoint, answer, address, toBaseHref } = place
    return {
      source: { name, endpoint, answer, base, first, answered },
      query,
      from,
      toMoreHref: (page) => (isPlain ? toBaseHref(base, page) : address + toSearch({ ...query, page })),
      onMore: () => setQuery({ page: String(query.page + 1) }),
    }
  }, [place, base, first, answered, query, from, isPlain, setQuery])
  const { data = first, isValidating, error } = usePage(shown.source, { ...query, page: from })
  const { error: moreError } = usePage(shown.source, query)
  /** Has the answer on its way to what will be asked: the list follows behind the frame. */
  const prepare = (asking: Record<string, string>) => {
    const next = readAsked(previewQuery({ page: '', ...asking }), base)
    fetchAhead(shown.source, { ...next.query, page: next.from }, cache)
  }
  const { one, many, none, failed } = place.words
  // A list that is plainly empty says so as well.
  const isAnswer = (!isPlain || data.total === 0) && !isValidating && !error && !moreError
  const count = data.total === 0 ? none : data.total === 1 ? one : many.replace('{count}', formatNumber(data.total))
  return {
    /** What is asked by now; the list may still show what was asked before. */
    asked,
    shown,
    /** Whether that is the static page's own list. */
    isPlain,
    /** How many pages there are of it. */
    last: data.pages,
    // What is on the page stays; but it is not the answer to what was asked last, and must not pass for it.
    said: error || moreError ? failed : isAnswer ? count : '',
    /** Whether that is nothing. */
    isNone: isAnswer && data.total === 0,
    /** Where a choice leads without scripts, or in a new tab: what else is asked stays asked. */
    toHref: (changes: Partial<ListingQuery>) => {
      const next = { ...asked, ...changes, page: 1 }
      const { category, department } = next
      const isStatic = isSameQuestion(next, { ...EMPTY_QUERY, category, department })
      return isStatic ? place.toBaseHref(next, 1) : place.address + toSearch(next)
    },
    /** For the moment in which a finger or a button goes down: the press comes a tenth of a second later. */
    prepare,
    ask(changes: Record<string, string>, keep?: 'replace') {
      prepare(changes)
      setQuery({ page: '', ...changes }, keep)
    },
    /** Asks what a link was pressed for that marks itself: behind the frame that shows it. */
    choose(changes: Record<string, string>) {
      prepare(changes)
      behindFrame(() => catchUp(setQuery({ page: '', ...changes })))
    },
  }
}
