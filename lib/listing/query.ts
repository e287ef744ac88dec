/** What a reader asks of a listing; empty strings ask for nothing. `page` is how many pages of it are shown. */
export type ListingQuery = { search: string; category: string; topic: string; sort: string; page: number }

/** A listing as it is when nobody asks for a part of it. */
export const NO_QUERY: ListingQuery = { search: '', category: '', topic: '', sort: '', page: 1 }

const TEXTS = ['search', 'category', 'topic', 'sort'] as const

const LONGEST = 100

const LAST_PAGE = 10_000

/** Reads the query from an address's search part; what is absurd is ignored. */
export function readQuery(search: string): ListingQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? 1)
  const query = { ...NO_QUERY, page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1 }
  for (const name of TEXTS) query[name] = params.get(name)?.slice(0, LONGEST) ?? ''
  return query
}

/** The search part of an address (with its `?`, or empty) that asks this. */
export function toSearch(query: Partial<ListingQuery>): string {
  const params = new URLSearchParams()
  for (const name of TEXTS) if (query[name]) params.set(name, query[name])
  if (query.page && query.page > 1) params.set('page', String(query.page))
  const search = params.toString()
  return search && `?${search}`
}

/** Whether a query asks for nothing but to see more. */
export const isUnfiltered = (query: ListingQuery): boolean => toSearch({ ...query, page: 1 }) === ''
