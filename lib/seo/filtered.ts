import { routes } from '../routes.ts'

/** The names under which a listing keeps a reader's choice in the address. */
const CHOICES = ['q', 'category', 'topic', 'industry', 'department', 'sort', 'page']

const LISTINGS = [routes.blog, routes.journal, routes.caseStudies, routes.careers]

type HeaderRule = {
  source: string
  has: { type: 'query'; key: string }[]
  headers: { key: string; value: string }[]
}

/**
 * Next's header rules that keep filtered views of a listing out of search results: there is no end of combinations, and the
 * page that they narrow is indexed itself. A header, since the static page is the same for all of them.
 */
export function toFilteredHeaders(): HeaderRule[] {
  return LISTINGS.flatMap((listing) =>
    CHOICES.map((key) => ({
      source: `${listing}/:path*`,
      has: [{ type: 'query' as const, key }],
      headers: [{ key: 'x-robots-tag', value: 'noindex, follow' }],
    })),
  )
}
