import { connection } from 'next/server'
import { type ArtKind, artUrl, toSeed } from '@/lib/art/url'
import { getTeam } from '@/lib/backend/team'
import { caseStudies } from '@/lib/content/case-studies'
import { home } from '@/lib/content/home'
import { getDrawn } from '@/lib/drawings/drawn'

/** The drawings below Home's first screen by address: one request instead of two dozen, a quarter of the size. */
export async function GET() {
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
  // With Next's own header, a proxy could serve it for a year after the team changed.
  return Response.json(Object.fromEntries(all), { headers: { 'cache-control': 'public, max-age=60' } })
}
