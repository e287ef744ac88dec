import { routes } from '@/lib/routes'

/** What is no page; and questions to a list, which are answered in place. */
const elsewhere = ['/api/*', '/images/*', '/*.xml', '/*.json', `${routes.blog}\\?*=*`, `${routes.careers}\\?*=*`]

/** The choices above a list, whose pages are asked for without scripts only. */
const inPlace = '[role=search] a'

/** Pages name this file in a header: the browser fetches a link's page when the pointer rests on it or a finger touches it. */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }, { not: { selector_matches: inPlace } }],
      },
      eagerness: 'moderate',
    },
  ],
}

export function GET() {
  return Response.json(rules, {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  })
}
