import { cacheLife } from 'next/cache'
import { connection } from 'next/server'
import { home } from '@/content/home'
import type { ArtKind } from '@/lib/art/art-kind'
import { artUrl } from '@/lib/art/art-url'
import { getDrawing } from '@/lib/art/get-drawing'
import { readSceneKey } from '@/lib/art/get-scene'
import { toSeed } from '@/lib/art/seed'
import { getTeam } from '@/lib/backend/read-team'
import { chooseEncoding, ENCODED_HEADER, toBrotli } from '@/lib/http/encode'
import { getStudies } from '@/lib/insights/studies/studies'

type Drawing = [kind: ArtKind, subject: string]

async function listLowerDrawings(): Promise<Drawing[]> {
  const people = (await getTeam()).slice(0, home.leadership.max)
  const studies = (await getStudies()).slice(0, home.successStories.max)
  return [
    ...home.expertise.cards.map(({ subject }): Drawing => ['patch', subject]),
    ...studies.map(({ id, image }): Drawing => ['thumb', readSceneKey(image) ?? id]),
    ...home.ventures.items.map(({ subject }): Drawing => ['patch', subject]),
    ...people.map(({ name }): Drawing => ['monogram', name]),
    ['wide', 'join'],
  ]
}

async function toJson(drawings: Drawing[]): Promise<string> {
  const drawn: Record<string, string | null> = {}
  // One at a time, so that other requests are served in between.
  for (const [kind, subject] of drawings) drawn[artUrl(kind, subject)] = await getDrawing(kind, toSeed(subject))
  return JSON.stringify(drawn)
}

/** Compressed once for all visitors, at Brotli's highest level: a sixth smaller than compression during a request. */
async function toPackedJson(drawings: Drawing[]): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await toBrotli(await toJson(drawings)))
}

/**
 * Returns the drawings below Home's first screen by address: one request instead of two dozen, at a quarter of the
 * size.
 */
export async function GET(request: Request) {
  await connection()
  const drawings = await listLowerDrawings()
  // With Next's own header, a proxy could serve it for a year after the team changed.
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding' }
  const isPacked = chooseEncoding(request.headers.get('accept-encoding') ?? '') === 'br'
  return isPacked
    ? new Response(await toPackedJson(drawings), { headers: { ...headers, [ENCODED_HEADER]: 'br' } })
    : new Response(await toJson(drawings), { headers })
}
