import { routes } from '../routes.ts'
import { type ListingQuery, readQuery, toSearch } from './query.ts'

const LISTINGS: readonly string[] = [routes.blog, routes.careers, routes.journal, routes.caseStudies]

export const toSegment = (query: Partial<ListingQuery>): string => Buffer.from(toSearch(query)).toString('base64url')

export function readSegment(segment: string): ListingQuery | null {
  const query = readQuery(Buffer.from(segment, 'base64url').toString())
  return toSearch(query) === '' ? null : query
}

/**
 * Returns the page that answers a listing's request. The query goes into the path, because a page knows only its path.
 */
export function toSearchPage(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (!LISTINGS.includes(path)) return url
  const search = url.slice(path.length)
  const query = readQuery(search)
  return toSearch(query) === '' ? url : routes.listingSearch(path, toSegment(query)) + search
}

export const isSearchPage = (path: string): boolean =>
  LISTINGS.some((listing) => path.startsWith(routes.listingSearch(listing, '')))
