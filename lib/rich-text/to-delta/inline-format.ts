import type { Attributes } from '../delta-ops.ts'
import { get, readStyle, type Tag } from './markup.ts'

/** How HTML is read: what was pasted has the habits of other programs in it, what is stored is kept as it is. */
export type Reading = { isPasted: boolean }

const TAGS: Record<string, Attributes> = {
  ...{ b: { bold: true }, strong: { bold: true } },
  ...{
    i: { italic: true },
    em: { italic: true },
    cite: { italic: true },
    dfn: { italic: true },
    var: { italic: true },
  },
  ...{ u: { underline: true }, ins: { underline: true } },
  ...{ s: { strike: true }, strike: { strike: true }, del: { strike: true } },
  ...{ code: { code: true }, kbd: { code: true }, samp: { code: true }, tt: { code: true } },
  ...{ sub: { script: 'sub' }, sup: { script: 'super' } },
}

/** The formats of text within an element, from those around it; a style may take away what a tag gives. */
export function toInlineFormat(piece: Tag, around: Attributes, reading: Reading): Attributes {
  const made: Attributes = { ...around, ...(Object.hasOwn(TAGS, piece.tag) ? TAGS[piece.tag] : {}) }
  const size = /(?:^|\s)ql-size-(small|large|huge)(?:\s|$)/.exec(get(piece, 'class'))?.[1]
  if (size) made.size = size
  if (reading.isPasted) applyStyle(made, readStyle(piece))
  if (piece.tag === 'a') applyLink(made, get(piece, 'href').trim(), reading)
  // Word processors underline links themselves.
  if (reading.isPasted && made.link) delete made.underline
  return made
}

function applyStyle(made: Attributes, style: Record<string, string>): void {
  const weight = style['font-weight'] ?? ''
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) made.bold = true
  else if (/^(?:normal|lighter|[1-5]00)$/.test(weight)) delete made.bold
  if (/^(?:italic|oblique)$/.test(style['font-style'] ?? '')) made.italic = true
  else if (style['font-style'] === 'normal') delete made.italic
  const line = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`
  if (line.includes('underline')) made.underline = true
  if (line.includes('line-through')) made.strike = true
  const script = style['vertical-align']
  if (script === 'sub' || script === 'super') made.script = script
}

function applyLink(made: Attributes, href: string, { isPasted }: Reading): void {
  if (!isSafeHref(href)) return
  // A fragment led to a part of the page that the text was copied from.
  if (!isPasted || !href.startsWith('#')) made.link = href
}

/** Whether an address may be followed; one without a scheme is within the site. */
export function isSafeHref(href: string): boolean {
  const url = href === '' ? null : URL.parse(href, 'https://site.invalid/')
  return url !== null && /^(?:https?|mailto|tel):$/.test(url.protocol)
}
