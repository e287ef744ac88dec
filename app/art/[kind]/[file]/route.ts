import type { NextRequest } from 'next/server'
import { getDrawn, getPackedDrawn } from '@/lib/art/drawn'
import { readArtUrl } from '@/lib/art/url'
import { getInlineSources } from '@/lib/finish/finish-page'
import { answerPacked, type PackedText, packText, toPackedText } from '@/lib/server/answer-packed'
import { createMemory } from '@/lib/server/memory'

type Drawing = { svg: PackedText; policy: string }

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

/** What the build did not draw is packed when it is asked for again, and not for anybody's guess. */
function getDrawing(address: string): Drawing | null {
  const known = kept.get(address)
  if (known) {
    packText(known.svg)
    return known
  }
  const art = readArtUrl(address)
  const svg = art && getDrawn(art.kind, art.seed)
  if (!svg) return null
  return kept.keep(address, { svg: toPackedText(svg, getPackedDrawn(art.kind, art.seed)), policy: toPolicy(svg) })
}

/** A drawing by kind and seed. It looks at the request, so that Next stores nothing on disk for it. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ kind: string; file: string }> }) {
  const { kind, file } = await params
  const drawing = getDrawing(`/art/${kind}/${file}`)
  if (!drawing) return new Response('Not found', { status: 404 })
  return answerPacked(request, drawing.svg, {
    type: 'image/svg+xml; charset=utf-8',
    'cache-control': KEEPING,
    'content-security-policy': drawing.policy,
  })
}
