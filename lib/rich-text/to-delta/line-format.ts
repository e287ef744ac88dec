import { type Attributes, LIST_KINDS } from '../delta-ops.ts'
import { get, isTag, type Tag } from '../markup.ts'
import type { Reading } from './inline-format.ts'

const ALIGN = /(?:^|\s)ql-align-(center|right|justify)(?:\s|$)/
const INDENT = /(?:^|\s)ql-indent-([1-8])(?:\s|$)/
const DEEPEST = 8

/** The layout of a block's lines: alignment, indent, direction. */
export function toSetting(piece: Tag): Attributes {
  const made: Attributes = {}
  const names = get(piece, 'class')
  const align = ALIGN.exec(names)?.[1]
  if (align) made.align = align
  const indent = INDENT.exec(names)?.[1]
  if (indent) made.indent = Number(indent)
  if (names.includes('ql-direction-rtl')) made.direction = 'rtl'
  return made
}

/** The level of a heading; 0 for anything else. */
export const toLevel = ({ tag }: Tag): number => Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0)

/** The format of a list item's line. `depth` counts the lists around it from 1. */
export function toItemFormat(item: Tag, list: Tag | null, depth: number): Attributes {
  const own = LIST_KINDS.find((kind) => kind === get(item, 'data-list'))
  const checked = list ? get(list, 'data-checked') : ''
  const fallback = list?.tag === 'ol' ? 'ordered' : 'bullet'
  const kind = own ?? (checked ? (checked === 'true' ? 'checked' : 'unchecked') : fallback)
  const indent = Number(INDENT.exec(get(item, 'class'))?.[1] ?? Math.min(depth - 1, DEEPEST))
  const start = kind === 'ordered' ? toStart(item, list) : ''
  return { ...(indent > 0 ? { indent } : {}), list: kind, ...(start ? { start } : {}) }
}

/** Returns an item's own number. The number of a list belongs to its first item. */
function toStart(item: Tag, list: Tag | null): string {
  const isFirst = list?.children.find((child) => isTag(child)) === item
  const said = get(item, 'value') || (list && isFirst ? get(list, 'start') : '')
  return /^\d{1,6}$/.exec(said)?.[0] ?? ''
}

/** The language that a block of code, or the code in it, names. */
export function toCodeLanguage(piece: Tag): string {
  const name = get(piece, 'data-language') || /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,40})/.exec(get(piece, 'class'))?.[1]
  const inner = piece.children.find((child) => isTag(child, 'code'))
  return name || (isTag(inner) ? toCodeLanguage(inner) : '') || 'plain'
}

/** A cell's alignment, and what it is the head of. */
export function toCellFormat(cell: Tag, reading: Reading): Attributes {
  const { align } = toSetting(cell)
  const scope = /^(?:row|col)$/.exec(get(cell, 'scope'))?.[0] ?? (reading.isPasted ? 'col' : 'cell')
  return { ...(align ? { align } : {}), ...(cell.tag === 'th' ? { 'table-head': scope } : {}) }
}
