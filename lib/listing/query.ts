/** A reader's choices in a listing. Empty strings mean no choice; `page` is the number of pages shown. */
export type ListingQuery = { search: string; category: string; topic: string; sort: string; page: number }

export const NO_QUERY: ListingQuery = { search: '', category: '', topic: '', sort: '', page: 1 }

const TEXTS = ['search', 'category', 'topic', 'sort'] as const
const LONGEST = 100
const LAST_PAGE = 10_000

/** Reads the query from an address's search part and ignores impossible values. */
export function readQuery(search: string): ListingQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? 1)
  const query = { ...NO_QUERY, page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1 }
  for (const name of TEXTS) query[name] = params.get(name)?.slice(0, LONGEST) ?? ''
  return query
}

/** Formats the query as the search part of an address: with its `?`, or empty. */
export function toSearch(query: Partial<ListingQuery>): string {
  const params = new URLSearchParams()
  for (const name of TEXTS) if (query[name]) params.set(name, query[name])
  if (query.page && query.page > 1) params.set('page', String(query.page))
  const search = params.toString()
  return search && `?${search}`
}

export const isUnfiltered = (query: ListingQuery): boolean => toSearch({ ...query, page: 1 }) === ''

/** Returns the page number in an address; null if no such page exists, and for page 1, which has the list's address. */
export function readPageNumber(text: string, pages: number): number | null {
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
  return page > 1 && page <= pages ? page : null
}
