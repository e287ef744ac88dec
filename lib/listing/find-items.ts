import { type ListingPage, toListingPage } from './pages.ts'
import type { ListingQuery } from './query.ts'

/** How one listing finds and orders its items. An unknown name in `sorts` leaves their order as it is. */
export type ListingRules<Item> = {
  pageSize: number
  toText: (item: Item) => string
  isInCategory: (item: Item, category: string) => boolean
  sorts: Readonly<Record<string, (items: readonly Item[]) => Item[]>>
}

/** The items that match a query. The browser runs it too, so that a short list never waits for the network. */
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
