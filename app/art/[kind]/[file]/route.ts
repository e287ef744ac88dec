import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { NextRequest } from 'next/server'
import { type ArtKind, artUrl, isSeed, readArtUrl } from '@/lib/art/url'
import { getDrawing } from '@/lib/drawings/get-drawing'
import { isNamed } from '@/lib/drawings/named-seeds'
import { isShown } from '@/lib/drawings/shown-drawings'
import { createBoundedMap } from '@/lib/http/bounded-map'
import { FALLBACK } from '@/lib/pictures/media'
import { getInlineSources } from '@/lib/security/inline-sources'
import { refuseCacheMiss } from '@/lib/security/refuse-cache-miss'

/** A hundred days: an address always has the same drawing, and one from an older site does no harm. */
const KEEPING = 'public, max-age=8640000, stale-while-revalidate=2592000'

/** A minute, because a post may be given the title in this address. */
const KEEPING_MISSING = 'public, max-age=60'

/** Drawings of the backend's content that were sent before. They are not counted again. */
const existing = createBoundedMap<true>(2_000)

/** A drawing opened on its own is a document: it may use its own styles and nothing else. */
function toPolicy(svg: string): string {
  const styles = getInlineSources(svg)
    .styles.map((source) => ` ${source}`)
    .join('')
  return `default-src 'none';${styles && ` style-src${styles};`} base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`
}

const respond = (svg: string, status: 200 | 404) =>
  new Response(svg, {
    status,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': status === 200 ? KEEPING : KEEPING_MISSING,
      'content-security-policy': toPolicy(svg),
    },
  })

/** Sent with a 404, because a page or feed may still have the address of a renamed post. */
function readFallback(kind: ArtKind): Promise<string> {
  const address = kind === 'monogram' ? FALLBACK.user : FALLBACK.banner
  return readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', address), 'utf8')
}

/** Draws only what the site shows, because drawing is slow, and limits the lookups of other names. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ kind: string; file: string }> }) {
  const { kind: name, file } = await params
  const art = readArtUrl(`/art/${name}/${file}`)
  if (!art || !isSeed(art.seed)) return new Response('Not found', { status: 404 })
  const { kind, seed } = art
  const address = artUrl(kind, seed)
  let exists = isShown(address) || existing.get(address) === true
  if (!exists) {
    const refusal = await refuseCacheMiss(request, 'drawing')
    if (refusal) return refusal
    exists = await isNamed(kind, seed)
    if (exists) existing.keep(address, true)
  }
  const svg = exists ? await getDrawing(kind, seed) : null
  return svg ? respond(svg, 200) : respond(await readFallback(kind), 404)
}
