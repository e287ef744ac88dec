/** The items that are shown of a list, how many there are of them, and on how many pages. */
export type ListingPage<Item> = { items: Item[]; total: number; pages: number }

/** What one answer holds at most; further pages have addresses of their own. */
export const MOST_PAGES = 20

/** The pages of a list up to `page`, as somebody who asked for more sees them; `from` leaves the earlier ones out. */
export function toListingPage<Item>(all: readonly Item[], page: number, size: number, from = 1): ListingPage<Item> {
  return {
    items: all.slice((from - 1) * size, Math.min(page, from - 1 + MOST_PAGES) * size),
    total: all.length,
    pages: Math.max(1, Math.ceil(all.length / size)),
  }
}

/** The number in a further page's address; null where no such page exists. Page 1 has the list's own address. */
export function readPageNumber(text: string, pages: number): number | null {
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
  return page > 1 && page <= pages ? page : null
}
