import type { Context } from './context.ts'
import { type Element, element, getAttribute, getClasses, isElement, isVisible, type Node, toText } from './tree.ts'

const WIDEST_SPAN = 50

/** A table in a region that scrolls by itself, has a name, and is reached by the keyboard. */
export function toTable(node: Element, context: Context, toCell: (nodes: Node[]) => Node[]): Node[] {
  const caption = node.childNodes.find((child) => isElement(child, 'caption'))
  const label = caption ? toText(caption).replace(/\s+/g, ' ').trim() : ''
  const parts = node.childNodes.flatMap((child) => (isElement(child) ? toPart(child, toCell) : []))
  if (!parts.some(isVisible)) return []
  context.found.tables += 1
  return [
    element(
      'div',
      { class: 'table', tabindex: '0', role: 'group', 'aria-label': label || `Table ${context.found.tables}` },
      [element('table', {}, parts)],
    ),
  ]
}

function toPart(node: Element, toCell: (nodes: Node[]) => Node[]): Node[] {
  if (isElement(node, 'caption')) return [element('caption', {}, toCell(node.childNodes))]
  if (isElement(node, 'tr')) return [toRow(node, toCell)]
  if (!isElement(node, 'thead', 'tbody', 'tfoot')) return []
  const rows = node.childNodes.flatMap((row) => (isElement(row, 'tr') ? [toRow(row, toCell)] : []))
  return rows.length > 0 ? [element(node.tagName, {}, rows)] : []
}

function toRow(row: Element, toCell: (nodes: Node[]) => Node[]): Node {
  const cells = row.childNodes.flatMap((cell) => {
    if (!isElement(cell, 'td', 'th')) return []
    const attributes = {
      colspan: toSpan(getAttribute(cell, 'colspan')),
      rowspan: toSpan(getAttribute(cell, 'rowspan')),
      scope: /^(row|col|rowgroup|colgroup)$/.exec(getAttribute(cell, 'scope') ?? '')?.[0],
      class: getClasses(cell, /^ql-align-(center|right|justify)$/)[0],
    }
    return [element(cell.tagName, attributes, toCell(cell.childNodes))]
  })
  return element('tr', {}, cells)
}

function toSpan(value: string | null): string | null {
  const span = /^\d{1,3}$/.test(value ?? '') ? Number(value) : 1
  return span > 1 ? String(Math.min(span, WIDEST_SPAN)) : null
}
