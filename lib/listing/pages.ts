/** The items shown from a list, their total number, and the number of pages. */
export type ListingPage<Item> = { items: Item[]; total: number; pages: number }

/** The most pages in one answer; further pages have their own addresses. */
export const MOST_PAGES = 20

/** The pages of a list up to `page`; `from` leaves out the pages that the reader already has. */
export function toListingPage<Item>(all: readonly Item[], page: number, size: number, from = 1): ListingPage<Item> {
  return {
    items: all.slice((from - 1) * size, Math.min(page, from - 1 + MOST_PAGES) * size),
    total: all.length,
    pages: Math.max(1, Math.ceil(all.length / size)),
  }
}

/** The page number in an address; null where no such page exists, and for page 1, which has the list's address. */
export function readPageNumber(text: string, pages: number): number | null {
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
  return page > 1 && page <= pages ? page : null
}
