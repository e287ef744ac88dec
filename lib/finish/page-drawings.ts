import { drawArt } from '../art/draw.ts'
import { ART_KINDS, type ArtKind, readArtUrl } from '../art/url.ts'
import { escapeHtml } from '../rich-text/escape.ts'
import { createMemory } from '../server/memory.ts'
import type { BuildFiles } from './build-files.ts'
import { unescapeAttribute } from './unescape-attribute.ts'

/** Home's big picture is as heavy as all of its words: it comes beside them, and they are painted first. */
const BROUGHT = ART_KINDS.filter((kind) => kind !== 'hero')
/** A drawing that the first screen does not want to wait for, as React writes it. */
const FIRST = new RegExp(
  `<img\\b(?=[^<>]*\\bfetchPriority="high")(?=[^<>]*\\bsrc="(/art/(?:${BROUGHT.join('|')})/[^"]+\\.svg)")[^<>]*>`,
  'g',
)
/** Which part stays in sight where the place is of another shape: a thread's beginning. */
const FIT: Partial<Record<ArtKind, string>> = { divider: 'xMinYMid' }
const KEPT = /\s(?:class|data-shared)="[^"]*"/g

// A drawing takes as long as rendering a page does, and all pages that do not exist share one.
const known = createMemory<string>(64)

function draw(kind: ArtKind, seed: string, readDrawing: BuildFiles['readDrawing']): string | null {
  const name = `${kind}/${seed}`
  const svg = known.get(name) ?? readDrawing(kind, seed) ?? drawArt(kind, seed)
  return svg && known.keep(name, svg)
}

/**
 * Puts the drawings of the first screen into a page, which then paints whole from its own answer: one round trip and three
 * connections earlier than as files. Each is put in once, since its parts have ids; one that cannot be drawn stays an image.
 */
export function withDrawings(html: string, { readDrawing }: BuildFiles): string {
  const drawn = new Set<string>()
  return html.replace(FIRST, (image, address: string) => {
    const art = readArtUrl(unescapeAttribute(address))
    const svg = art && draw(art.kind, art.seed, readDrawing)
    if (!svg || drawn.has(svg)) return image
    drawn.add(svg)
    const alt = unescapeAttribute(/\balt="([^"]*)"/.exec(image)?.[1] ?? '')
    const role = alt ? `role="img" aria-label="${escapeHtml(alt)}"` : 'aria-hidden="true"'
    const attributes = (image.match(KEPT) ?? []).join('')
    // Fills its place as `object-fit: cover` has an image do.
    const fit = `preserveAspectRatio="${FIT[art.kind] ?? 'xMidYMid'} slice"`
    return svg.replace(/^<svg xmlns="[^"]*"/, `<svg ${role}${attributes} ${fit}`)
  })
}
