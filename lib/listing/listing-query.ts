import { routes } from '../routes.ts'
import type { Answered } from './answered.ts'
import type { ListingPage } from './pages.ts'
import { type ListingQuery, readQuery, toSearch } from './query.ts'

/** The listings whose questions the server answers too, and the page that does. */
const LISTINGS = new Map<string, (question: string) => string>([
  [routes.blog, routes.blogAsked],
  [routes.careers, routes.careersAsked],
])

/** More pages at once are nothing to read; the browser fetches them one by one. */
const MOST_PAGES = 20

/** A question as one segment of a path. */
export const toQuestion = (query: ListingQuery): string => Buffer.from(toSearch(query)).toString('base64url')

/** The question that a segment stands for; null where it asks for nothing. */
export function readQuestion(segment: string): ListingQuery | null {
  const query = readQuery(Buffer.from(segment, 'base64url').toString())
  return toSearch(query) === '' ? null : query
}

/**
 * Where a request for a listing is answered: a page can only know its path, so what the query asks is put into that. The
 * query stays, for what else is decided by it.
 */
export function toListingUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  const toPath = LISTINGS.get(path)
  if (!toPath) return url
  const search = url.slice(path.length)
  const query = readQuery(search)
  return toSearch(query) === '' ? url : toPath(toQuestion(query)) + search
}

/** The pages that somebody has read up to now, as `getPage` gives each. */
export async function answer<Item>(
  query: ListingQuery | undefined,
  getPage: (query: ListingQuery) => Promise<ListingPage<Item>>,
): Promise<Answered<Item> | undefined> {
  if (!query) return
  const first = await getPage({ ...query, page: 1 })
  const count = Math.min(query.page, first.pages, MOST_PAGES)
  const others = Array.from({ length: count - 1 }, (_, index) => getPage({ ...query, page: index + 2 }))
  return { query: { ...query, page: count }, pages: [first, ...(await Promise.all(others))] }
}
