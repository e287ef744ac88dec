/** One page of a list, and how many there are of each. */
export type ListingPage<Item> = { items: Item[]; total: number; page: number; pages: number }

/** Cuts page `page` (from 1) out of a list; past the end it is empty. There is always one page. */
export function toListingPage<Item>(all: Item[], page: number, size: number): ListingPage<Item> {
  return {
    items: all.slice((page - 1) * size, page * size),
    total: all.length,
    page,
    pages: Math.max(1, Math.ceil(all.length / size)),
  }
}

/** The number in a further page's address; null where no such page exists. Page 1 has the list's own address. */
export function readPageNumber(text: string, pages: number): number | null {
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
  return page > 1 && page <= pages ? page : null
}
