import type { NextRequest } from 'next/server'
import { drawArt } from '@/lib/art/draw'
import { ART_KINDS, type ArtKind } from '@/lib/art/url'
import { getInlineSources } from '@/lib/finish/finish-page'
import { hasTag, toEtag } from '@/lib/server/etag'
import { createMemory } from '@/lib/server/memory'

type Drawing = { svg: string; etag: string; policy: string }

/** Drawings kept in memory: a page's worth many times over, and an end to what random addresses can fill. */
const kept = createMemory<Drawing>(300)

/** A hundred days: an address always means the same drawing, and one of an older site is no fault. */
const KEEPING = 'public, max-age=8640000, stale-while-revalidate=2592000'

/** A drawing that is opened by itself is a document: it may have its own styles and nothing else. */
function toPolicy(svg: string): string {
  const styles = getInlineSources(svg)
    .styles.map((source) => ` ${source}`)
    .join('')
  return `default-src 'none';${styles && ` style-src${styles};`} base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`
}

function getDrawing(kind: string, file: string): Drawing | null {
  const name = `${kind}/${file}`
  const known = kept.get(name)
  if (known) return known
  const seed = toSeed(file)
  const svg = seed !== null && ART_KINDS.includes(kind as ArtKind) ? drawArt(kind as ArtKind, seed) : null
  if (!svg) return null
  return kept.keep(name, { svg, etag: toEtag(svg), policy: toPolicy(svg) })
}

/** The file's name without its ending; null where it has another ending or cannot be decoded. */
function toSeed(file: string): string | null {
  try {
    const name = decodeURIComponent(file)
    return name.endsWith('.svg') ? name.slice(0, -4) : null
  } catch {
    return null
  }
}

/** A drawing by kind and seed. It looks at the request, so that Next stores nothing on disk for it. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ kind: string; file: string }> }) {
  const { kind, file } = await params
  const drawing = getDrawing(kind, file)
  if (!drawing) return new Response('Not found', { status: 404 })
  const headers = { 'Cache-Control': KEEPING, ETag: drawing.etag, 'Content-Security-Policy': drawing.policy }
  if (hasTag(request.headers.get('if-none-match'), drawing.etag)) return new Response(null, { status: 304, headers })
  return new Response(drawing.svg, { headers: { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}
