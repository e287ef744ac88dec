import type { Attributes } from '../delta-ops.ts'
import { get, readStyle, type Tag } from './markup.ts'

/** How HTML is read. Pasted HTML shows the habits of other programs; stored HTML is kept as it is. */
export type Reading = { isPasted: boolean }

const FORMATS: readonly [tags: string, format: Attributes][] = [
  ['b strong', { bold: true }],
  ['i em cite dfn var', { italic: true }],
  ['u ins', { underline: true }],
  ['s strike del', { strike: true }],
  ['code kbd samp tt', { code: true }],
  ['sub', { script: 'sub' }],
  ['sup', { script: 'super' }],
]
const FORMAT_BY_TAG = new Map(FORMATS.flatMap(([tags, format]) => tags.split(' ').map((tag) => [tag, format])))

/** The formats of text within an element, from those around it; a style may take away what a tag gives. */
export function toInlineFormat(piece: Tag, around: Attributes, reading: Reading): Attributes {
  const made: Attributes = { ...around, ...FORMAT_BY_TAG.get(piece.tag) }
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
