import type { Attributes } from '../delta-ops.ts'
import { get, type Tag } from '../markup.ts'

/** How HTML is read: `isPasted` if it was copied from another page. */
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

/** The formats of text within an element, from those around it. */
export function toInlineFormat(piece: Tag, around: Attributes, reading: Reading): Attributes {
  const made: Attributes = { ...around, ...FORMAT_BY_TAG.get(piece.tag) }
  const size = /(?:^|\s)ql-size-(small|large|huge)(?:\s|$)/.exec(get(piece, 'class'))?.[1]
  if (size) made.size = size
  if (piece.tag === 'a') applyLink(made, get(piece, 'href').trim(), reading)
  return made
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
