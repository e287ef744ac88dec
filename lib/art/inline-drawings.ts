import { unescapeAttribute } from '../http/unescape-attribute.ts'
import { escapeHtml } from '../rich-text/escape.ts'
import { ART_KINDS, type ArtKind, readArtUrl } from './url.ts'

/** Home's big picture is as heavy as all of its words: it stays a file, and they are painted first. */
const KINDS = ART_KINDS.filter((kind) => kind !== 'hero')
/** A drawing of the first screen, as React writes it. */
const FIRST = new RegExp(
  `<img\\b(?=[^<>]*\\bfetchPriority="high")(?=[^<>]*\\bsrc="(/art/(?:${KINDS.join('|')})/[^"]+\\.svg)")[^<>]*>`,
  'g',
)
/** Which part stays in sight where the place is of another shape: a thread's beginning. */
const FIT: Partial<Record<ArtKind, string>> = { divider: 'xMinYMid' }
const KEPT = /\s(?:class|data-shared)="[^"]*"/g

/** Puts the drawings of the first screen into a page, one round trip earlier. Each is put in once, since its parts have ids. */
export function inlineDrawings(html: string, draw: (kind: ArtKind, seed: string) => string | null): string {
  const drawn = new Set<string>()
  return html.replace(FIRST, (image, address: string) => {
    const art = readArtUrl(unescapeAttribute(address))
    const svg = art && draw(art.kind, art.seed)
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
