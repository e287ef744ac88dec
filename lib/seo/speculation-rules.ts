import { routes } from '../routes.ts'

/** What is no page; and questions to a list, which are answered in place. */
const elsewhere = ['/api/*', '/images/*', '/*.xml', '/*.json', `${routes.blog}\\?*=*`, `${routes.careers}\\?*=*`]

/** The choices above a list, whose pages are asked for without scripts only. */
const inPlace = '[role=search] a'

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
