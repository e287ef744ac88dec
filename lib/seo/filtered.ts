import { routes } from '../routes.ts'

/** The names under which a listing keeps a reader's choice in the address. */
const CHOICES = ['q', 'category', 'topic', 'industry', 'department', 'sort', 'page']

const LISTINGS = [routes.blog, routes.journal, routes.caseStudies, routes.careers]

/**
 * Whether an address is a filtered view of a listing, which search results shall not have: there is no end of combinations,
 * and the page that they narrow is indexed itself. A header says so, since the static page is the same for all of them.
 */
export function isFiltered(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  if (path === url || !LISTINGS.some((listing) => path === listing || path.startsWith(`${listing}/`))) return false
  const asked = new URLSearchParams(url.slice(path.length))
  return CHOICES.some((choice) => asked.has(choice))
}
