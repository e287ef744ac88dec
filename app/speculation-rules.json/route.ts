/** Pages name this file in a header: the browser fetches a link's page when the pointer rests on it or a finger touches it. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/images/*', '/*.xml', '/*.json'] } }] },
      eagerness: 'moderate',
    },
  ],
}

export function GET() {
  return Response.json(rules, {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  })
}
