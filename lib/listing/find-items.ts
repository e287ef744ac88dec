import { type ListingPage, toListingPage } from './pages.ts'
import type { ListingQuery } from './query.ts'

/** How the items of one listing are found and ordered. */
export type ListingRules<Item> = {
  pageSize: number
  /** All the words by which an item is found. */
  toText: (item: Item) => string
  isInCategory: (item: Item, category: string) => boolean
  /** Orders by their names in the address; any other name leaves the items as they are. */
  sorts: Readonly<Record<string, (items: readonly Item[]) => Item[]>>
}

/**
 * The items that a query finds: of its category, with every word of its search. The server answers with it, and so does the
 * browser where the page holds the whole list, so that a short list never waits for the network. `from` leaves earlier pages out.
 */
export function findItems<Item>(
  items: readonly Item[],
  { search, category, sort, page }: ListingQuery,
  { pageSize, toText, isInCategory, sorts }: ListingRules<Item>,
  from = 1,
): ListingPage<Item> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = items.filter((item) => {
    if (category && !isInCategory(item, category)) return false
    const text = words.length > 0 ? toText(item).toLowerCase() : ''
    return words.every((word) => text.includes(word))
  })
  const sorted = Object.hasOwn(sorts, sort) ? (sorts[sort]?.(found) ?? found) : found
  return toListingPage(sorted, page, pageSize, from)
}
