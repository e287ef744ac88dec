/** What a reader asks of a listing; empty strings ask for nothing. `page` is the last page shown, from 1. */
export type ListingQuery = {
  q: string
  category: string
  topic: string
  department: string
  sort: string
  page: number
}

/** A listing without a question. */
export const EMPTY_QUERY: ListingQuery = { q: '', category: '', topic: '', department: '', sort: '', page: 1 }

const TEXTS = ['q', 'category', 'topic', 'department', 'sort'] as const

const LONGEST = 100
const LAST_PAGE = 10_000

/** Reads the question from an address's search part; what it leaves out comes from `base`, what is absurd is ignored. */
export function readQuery(search: string, base: ListingQuery = EMPTY_QUERY): ListingQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? base.page)
  const query = { ...base, page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : base.page }
  for (const name of TEXTS) query[name] = params.get(name)?.slice(0, LONGEST) ?? base[name]
  return query
}

/** The search part of an address (with its `?`, or empty) that asks this; only what differs from `base` is written. */
export function toSearch(query: ListingQuery, base: ListingQuery = EMPTY_QUERY): string {
  const params = new URLSearchParams()
  for (const name of TEXTS) {
    if (query[name] !== base[name]) params.set(name, query[name])
  }
  if (query.page !== base.page) params.set('page', String(query.page))
  const search = params.toString()
  return search && `?${search}`
}

/** Whether two questions have the same answer, however far it is leafed through. */
export function isSameQuestion(one: ListingQuery, other: ListingQuery): boolean {
  return toSearch({ ...one, page: 1 }) === toSearch({ ...other, page: 1 })
}
