import type { NextRequest } from 'next/server'
import { drawArt, drawDefaultBanner } from '@/lib/art/draw'
import { getBuiltDrawing, getPackedDrawn, hasBuild } from '@/lib/art/drawn'
import { drawDefaultUser } from '@/lib/art/monogram'
import { isNamed } from '@/lib/art/named-seeds'
import { type ArtKind, isSeed, readArtUrl } from '@/lib/art/url'
import { getInlineSources } from '@/lib/finish/finish-page'
import { refuseMiss } from '@/lib/security/refuse-miss'
import { answerPacked, type PackedText, packText, toPackedText } from '@/lib/server/answer-packed'
import { createMemory } from '@/lib/server/memory'

type Drawing = { svg: PackedText; policy: string }

/** Drawings kept in memory: a page's worth many times over, and an end to what a long list of posts can fill. */
const kept = createMemory<Drawing>(300)

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

const toDrawing = (svg: string, packed: Buffer | null = null): Drawing => ({
  svg: toPackedText(svg, packed),
  policy: toPolicy(svg),
})

/** What the build did not draw is packed when it is asked for again. */
function getKept(address: string): Drawing | null {
  const drawing = kept.get(address)
  if (!drawing) return null
  packText(drawing.svg)
  return drawing
}

function getBuilt(address: string, kind: ArtKind, seed: string): Drawing | null {
  const svg = getBuiltDrawing(kind, seed)
  return svg ? kept.keep(address, toDrawing(svg, getPackedDrawn(kind, seed))) : null
}

/** What the build did not draw takes long to draw: only what the site's content names is. */
async function getDrawnNow(address: string, kind: ArtKind, seed: string): Promise<Drawing | null> {
  const svg = isSeed(seed) && (!hasBuild || (await isNamed(kind, seed))) && drawArt(kind, seed)
  return svg ? kept.keep(address, toDrawing(svg)) : null
}

const missing = createMemory<Drawing>(2)

/** What an `img` shows all the same: a page or a feed may still have the address of a post that was renamed. */
function getMissing(kind: ArtKind): Drawing {
  const name = kind === 'monogram' ? 'user' : 'banner'
  const known = missing.get(name)
  if (known) return known
  const drawing = toDrawing(name === 'user' ? drawDefaultUser() : drawDefaultBanner())
  packText(drawing.svg)
  return missing.keep(name, drawing)
}

function answer(request: Request, { svg, policy }: Drawing, keeping: string): Promise<Response> {
  return answerPacked(request, svg, {
    type: 'image/svg+xml; charset=utf-8',
    'cache-control': keeping,
    'content-security-policy': policy,
  })
}

/** A drawing by kind and seed. It looks at the request, so that Next stores nothing on disk for it. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ kind: string; file: string }> }) {
  const { kind, file } = await params
  const address = `/art/${kind}/${file}`
  const art = readArtUrl(address)
  if (!art) return new Response('Not found', { status: 404 })
  const ready = getKept(address) ?? getBuilt(address, art.kind, art.seed)
  if (ready) return answer(request, ready, KEEPING)
  const refusal = await refuseMiss(request, 'drawing')
  if (refusal) return refusal
  const drawing = await getDrawnNow(address, art.kind, art.seed)
  if (drawing) return answer(request, drawing, KEEPING)
  const { status, body, headers } = await answer(request, getMissing(art.kind), KEEPING_MISSING)
  return new Response(body, { status: status === 304 ? 304 : 404, headers })
}
