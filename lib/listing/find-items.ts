import type { ListingQuery } from './query.ts'

/** How a listing finds and orders its items. An unknown name in `sorts` leaves their order unchanged. */
export type ListingRules<Item> = {
  pageSize: number
  toText: (item: Item) => string
  isInCategory: (item: Item, category: string) => boolean
  sorts: Readonly<Record<string, (items: readonly Item[]) => Item[]>>
}

export type ListingPage<Item> = { items: Item[]; total: number; pages: number }

/** The maximum number of pages in one response. Later pages have their own addresses. */
export const MAX_PAGES = 20

/** Returns the items that match a query; `from` leaves out earlier pages. */
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
  return {
    items: sorted.slice((from - 1) * pageSize, Math.min(page, from - 1 + MAX_PAGES) * pageSize),
    total: sorted.length,
    pages: Math.max(1, Math.ceil(sorted.length / pageSize)),
  }
}
