import type { Context } from './context.ts'
import { element, get, getClasses, isTag, isVisible, type Markup, type Tag, toText } from './markup.ts'

const MAX_SPAN = 50

/** Wraps a table in a region that scrolls by itself, has a name, and can be reached by keyboard. */
export function toTable(table: Tag, { found }: Context, toCell: (pieces: Markup[]) => Markup[]): Markup[] {
  const caption = table.children.find((child) => isTag(child, 'caption'))
  const label = caption ? toText(caption).replace(/\s+/g, ' ').trim() : ''
  const parts = table.children.flatMap((child) => (isTag(child) ? toPart(child, toCell) : []))
  if (!parts.some(isVisible)) return []
  found.tables += 1
  const attributes = { class: 'table', tabindex: '0', role: 'group', 'aria-label': label || `Table ${found.tables}` }
  return [element('div', attributes, [element('table', {}, parts)])]
}

function toPart(part: Tag, toCell: (pieces: Markup[]) => Markup[]): Tag[] {
  if (part.tag === 'caption') return [element('caption', {}, toCell(part.children))]
  if (!isTag(part, 'thead', 'tbody', 'tfoot')) return []
  const rows = part.children.flatMap((row) => (isTag(row, 'tr') ? [toRow(row, toCell)] : []))
  return rows.length > 0 ? [element(part.tag, {}, rows)] : []
}

function toRow(row: Tag, toCell: (pieces: Markup[]) => Markup[]): Tag {
  const cells = row.children.flatMap((cell) => {
    if (!isTag(cell, 'td', 'th')) return []
    const attributes = {
      colspan: toSpan(get(cell, 'colspan')),
      rowspan: toSpan(get(cell, 'rowspan')),
      scope: /^(?:row|col|rowgroup|colgroup)$/.exec(get(cell, 'scope'))?.[0],
      class: getClasses(cell, /^ql-align-(center|right|justify)$/)[0],
    }
    return [element(cell.tag, attributes, toCell(cell.children))]
  })
  return element('tr', {}, cells)
}

function toSpan(value: string): string | null {
  const span = /^\d{1,3}$/.test(value) ? Number(value) : 1
  return span > 1 ? String(Math.min(span, MAX_SPAN)) : null
}
