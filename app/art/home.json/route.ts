import { getDrawn } from '@/lib/art/drawn'
import { type ArtKind, artUrl, toSeed } from '@/lib/art/url'
import { getTeam } from '@/lib/backend/team'
import { caseStudies } from '@/lib/content/case-studies'
import { home } from '@/lib/content/home'
import { answerPacked, type PackedText, packText, toPackedText } from '@/lib/server/answer-packed'
import { createMemory } from '@/lib/server/memory'

/** One as Home is now, and those of pages that browsers still hold. */
const kept = createMemory<PackedText>(3)

/**
 * What Home draws below its trades, by address: one request in place of a dozen, and a quarter of their weight. It looks at the
 * request, so that it is packed here and not anew for each visitor.
 */
export async function GET(request: Request) {
  const people = (await getTeam()).slice(0, home.leadership.most)
  const drawings: [ArtKind, string][] = [
    ...caseStudies.slice(0, home.successStories.most).map(({ id }): [ArtKind, string] => ['thumb', id]),
    ...home.ventures.items.map(({ seed }): [ArtKind, string] => ['patch', seed]),
    ...people.map(({ name }): [ArtKind, string] => ['monogram', name]),
    ['banner', 'join'],
  ]
  const name = drawings.join()
  const text = () =>
    JSON.stringify(
      Object.fromEntries(drawings.map(([kind, seed]) => [artUrl(kind, seed), getDrawn(kind, toSeed(seed))])),
    )
  const all = kept.get(name) ?? kept.keep(name, toPackedText(text()))
  // Next's own header lets a proxy show it for a year after the team has changed.
  return answerPacked(request, packText(all), { type: 'application/json', 'cache-control': 'public, max-age=60' })
}
