import type { NextRequest } from 'next/server'
import { drawDefaultBanner } from '@/lib/art/draw'
import { drawDefaultUser } from '@/lib/art/monogram'
import { type ArtKind, isSeed, readArtUrl } from '@/lib/art/url'
import { getDrawn, getKeptDrawing } from '@/lib/drawings/drawn'
import { isNamed } from '@/lib/drawings/named-seeds'
import { isShown } from '@/lib/drawings/shown-drawings'
import { createBoundedMap } from '@/lib/http/bounded-map'
import { getInlineSources } from '@/lib/security/inline-sources'
import { refuseCacheMiss } from '@/lib/security/refuse-cache-miss'

/** A hundred days: an address always has the same drawing, and one from an older site does no harm. */
const KEEPING = 'public, max-age=8640000, stale-while-revalidate=2592000'

/** A minute, because a post may be given the title in this address. */
const KEEPING_MISSING = 'public, max-age=60'

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

const defaults = createBoundedMap<string>(2)

/** Sent with a 404, because a page or feed may still have the address of a renamed post. */
function getDefault(kind: ArtKind): string {
  const name = kind === 'monogram' ? 'user' : 'banner'
  return defaults.get(name) ?? defaults.keep(name, name === 'user' ? drawDefaultUser() : drawDefaultBanner())
}

/** Draws only what the site shows, because drawing is slow, and limits the lookups of other names. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ kind: string; file: string }> }) {
  const { kind: asked, file } = await params
  const art = readArtUrl(`/art/${asked}/${file}`)
  if (!art || !isSeed(art.seed)) return new Response('Not found', { status: 404 })
  const { kind, seed } = art
  const kept = getKeptDrawing(kind, seed)
  if (kept) return respond(kept, 200)
  if (!isShown(kind, seed)) {
    const refusal = await refuseCacheMiss(request, 'drawing')
    if (refusal) return refusal
    if (!(await isNamed(kind, seed))) return respond(getDefault(kind), 404)
  }
  const svg = getDrawn(kind, seed)
  return svg ? respond(svg, 200) : respond(getDefault(kind), 404)
}
