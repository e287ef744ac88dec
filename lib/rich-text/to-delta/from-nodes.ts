import { isElement, type Node } from '../tree.ts'
import type { Markup } from './markup.ts'

/** The parser's nodes as markup. */
export function fromNodes(nodes: Node[]): Markup[] {
  return nodes.flatMap((node): Markup[] => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value]
    if (!isElement(node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [{ tag: node.tagName, attributes, children: fromNodes(node.childNodes) }]
  })
}
