import { connection } from 'next/server'
import { type ArtKind, artUrl, toSeed } from '@/lib/art/url'
import { getTeam } from '@/lib/backend/team'
import { caseStudies } from '@/lib/content/case-studies'
import { home } from '@/lib/content/home'
import { getDrawn } from '@/lib/drawings/drawn'
import { createBoundedMap } from '@/lib/http/bounded-map'
import { chooseEncoding, ENCODED_HEADER, toBrotli } from '@/lib/http/encode'

const packed = createBoundedMap<Promise<Buffer>>(2)

/** Compressed once for all visitors, as well as Brotli goes: a sixth smaller than in the moment of a request. */
async function respond(text: string, accepted: string | null): Promise<Response> {
  // With Next's own header, a proxy could serve it for a year after the team changed.
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding' }
  if (chooseEncoding(accepted ?? '') !== 'br') return new Response(text, { headers })
  const body = await (packed.get(text) ?? packed.keep(text, toBrotli(text)))
  return new Response(new Uint8Array(body), { headers: { ...headers, [ENCODED_HEADER]: 'br' } })
}

/** The drawings below Home's first screen by address: one request instead of two dozen, a quarter of the size. */
export async function GET(request: Request) {
  await connection()
  const people = (await getTeam()).slice(0, home.leadership.most)
  const drawings: [ArtKind, string][] = [
    ...home.expertise.cards.map(({ seed }): [ArtKind, string] => ['patch', seed]),
    ...caseStudies.slice(0, home.successStories.most).map(({ id }): [ArtKind, string] => ['thumb', id]),
    ...home.ventures.items.map(({ seed }): [ArtKind, string] => ['patch', seed]),
    ...people.map(({ name }): [ArtKind, string] => ['monogram', name]),
    ['banner', 'join'],
  ]
  const all = drawings.map(([kind, seed]) => [artUrl(kind, seed), getDrawn(kind, toSeed(seed))])
  return respond(JSON.stringify(Object.fromEntries(all)), request.headers.get('accept-encoding'))
}
