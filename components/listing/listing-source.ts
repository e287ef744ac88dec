import type { Option } from '@/content/copy-types'
import { listingFilters } from '@/content/listing-filters'
import { formatNumber } from '@/lib/format/number'
import type { ListingPage } from '@/lib/listing/find-items'
import { isUnfiltered, type ListingQuery, toSearch } from '@/lib/listing/query'

/** A listing's address, the results of its query, and the copy for their number. */
export type ListingSource<Item> = {
  query: ListingQuery
  page: ListingPage<Item>
  /** The listing's own address, which answers its form. */
  address: string
  /** Returns the address of a category or of a later page, if these are separate pages. */
  toHref?: (category: string, page: number) => string
  categories: readonly Option[]
  topics?: { names: readonly string[] }
  copy: { none: string; one: string; many: string }
}

/** Describes the filters of a list in words. */
function describeFilters({ query, categories, topics }: ListingSource<unknown>): string {
  const topic = topics?.names.find((name) => name.toLowerCase() === query.topic.toLowerCase()) ?? query.topic
  const category = query.category && categories.find(({ value }) => value === query.category)?.label
  const phrases = [
    topic && listingFilters.topic.replace('{topic}', () => topic),
    category && listingFilters.category.replace('{category}', () => category),
    query.search && listingFilters.search.replace('{search}', () => query.search),
  ]
  return phrases.filter(Boolean).join(' ')
}

/** Returns the parts of a listing for its query: the number of results in words, and the addresses of its links. */
export function toListingView(source: ListingSource<unknown>) {
  const { query, page, address, toHref, copy } = source
  const isNone = page.total === 0
  const count = page.total === 1 ? copy.one : copy.many.replace('{count}', formatNumber(page.total))
  return {
    query,
    isNone,
    isPlain: isUnfiltered(query),
    status: isNone ? copy.none : [count, describeFilters(source)].filter(Boolean).join(' '),
    /** Returns the address of a changed query: that of a separate page if there is one, otherwise the listing's. */
    toHref(changes: Partial<ListingQuery>) {
      const next = { ...query, page: 1, ...changes }
      const { search, topic, sort } = next
      return toHref && !search && !topic && !sort ? toHref(next.category, next.page) : address + toSearch(next)
    },
  }
}

export type ListingView = ReturnType<typeof toListingView>
