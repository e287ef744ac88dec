import { routes } from '@/lib/routes'

/** What is no page; and questions to a list, which are answered in place. */
const elsewhere = ['/api/*', '/images/*', '/*.xml', '/*.json', `${routes.blog}\\?*=*`, `${routes.careers}\\?*=*`]

/** Pages name this file in a header: the browser fetches a link's page when the pointer rests on it or a finger touches it. */
const rules = {
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] }, eagerness: 'moderate' }],
}

export function GET() {
  return Response.json(rules, {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  })
}
