import { getReadable, isElement, type Node } from './tree.ts'

const LINES = 'p h2 h3 h4 h5 h6 li dt dd tr pre figcaption caption summary'.split(' ')

/** The reading text of nodes, one line a block. */
export function toPlainText(nodes: Node[]): string {
  return nodes
    .map(toLines)
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

function toLines(node: Node): string {
  if ('value' in node) return node.value
  if (!isElement(node) || node.tagName === 'click-to-load') return ''
  if (node.tagName === 'br') return '\n'
  const inside = getReadable(node).map(toLines).join('')
  if (node.tagName === 'td' || node.tagName === 'th') return `${inside} `
  return LINES.includes(node.tagName) ? `\n${inside}\n` : inside
}
