import type { NextRequest } from 'next/server'
import { drawDefaultBanner } from '@/lib/art/draw'
import { drawDefaultUser } from '@/lib/art/monogram'
import { type ArtKind, isSeed, readArtUrl } from '@/lib/art/url'
import { getDrawn, getKeptDrawing } from '@/lib/drawings/drawn'
import { isNamed } from '@/lib/drawings/named-seeds'
import { isShown } from '@/lib/drawings/shown-drawings'
import { createMemory } from '@/lib/http/memory'
import { getInlineSources } from '@/lib/security/inline-sources'
import { refuseMiss } from '@/lib/security/refuse-miss'

/** A hundred days: an address always means the same drawing, and one of an older site is no fault. */
const KEEPING = 'public, max-age=8640000, stale-while-revalidate=2592000'

/** A post may get the title that an address names in a minute. */
const KEEPING_MISSING = 'public, max-age=60'

/** A drawing that is opened by itself is a document: it may have its own styles and nothing else. */
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

const defaults = createMemory<string>(2)

/** What an `img` shows all the same: a page or a feed may still have the address of a post that was renamed. */
function getDefault(kind: ArtKind): string {
  const name = kind === 'monogram' ? 'user' : 'banner'
  return defaults.get(name) ?? defaults.keep(name, name === 'user' ? drawDefaultUser() : drawDefaultBanner())
}

/**
 * A drawing by kind and seed. Drawing takes long: only what the site shows is drawn, and looking for the name is limited. It looks at
 * the request, so that Next keeps nothing for it.
 */
export async function GET(request: NextRequest, { params }: { params: Promise<{ kind: string; file: string }> }) {
  const { kind: asked, file } = await params
  const art = readArtUrl(`/art/${asked}/${file}`)
  if (!art || !isSeed(art.seed)) return new Response('Not found', { status: 404 })
  const { kind, seed } = art
  const kept = getKeptDrawing(kind, seed)
  if (kept) return respond(kept, 200)
  if (!isShown(kind, seed)) {
    const refusal = await refuseMiss(request, 'drawing')
    if (refusal) return refusal
    if (!(await isNamed(kind, seed))) return respond(getDefault(kind), 404)
  }
  const svg = getDrawn(kind, seed)
  return svg ? respond(svg, 200) : respond(getDefault(kind), 404)
}
