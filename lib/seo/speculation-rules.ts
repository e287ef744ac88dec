import { routes } from '../routes.ts'

const listings = [routes.blog, routes.careers, routes.journal, routes.caseStudies, routes.job('*')]

/** Paths that are not pages, and links that open in place: filtered views of a list, steps of an application. */
const elsewhere = ['/api/*', '/images/*', '/*.xml', '/*.json', ...listings.map((listing) => `${listing}\\?*=*`)]

/**
 * The filters of a list, which `<list-region>` fetches itself. Browsers still prefetch an address that another link
 * shares.
 */
const inPlace = 'list-region [data-in-place]'

/** JSON rules for prefetching links on hover or touch. The policy of every page allows exactly this text. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }, { not: { selector_matches: inPlace } }],
      },
      eagerness: 'moderate',
    },
  ],
})
