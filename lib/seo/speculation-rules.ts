import { routes } from '../routes.ts'

const listings = [routes.blog, routes.careers, routes.journal, routes.caseStudies]

/** What is no page; and filtered views of a list, which appear in place. */
const elsewhere = ['/api/*', '/images/*', '/*.xml', '/*.json', ...listings.map((listing) => `${listing}\\?*=*`)]

/** The choices around a list, whose pages are asked for without scripts only. */
const inPlace = '[data-page=application] [data-in-place]'

/**
 * By which a browser fetches a link's page when the pointer rests on it or a finger touches it, as JSON. The site's script
 * puts it into a page (lib/enhance/prefetch-links.ts), and the policy of every page allows exactly this text.
 */
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
