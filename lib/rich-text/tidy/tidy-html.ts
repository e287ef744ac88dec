import { type Markup, toHtml } from '../markup.ts'
import { isElement, type Node, parseWithin } from '../tree.ts'
import { type Reading, tidy } from './tidy.ts'

/** Unclosed formats are opened again in each paragraph: beyond this, a text of a few pages would become millions of elements. */
const MAX_ELEMENTS = 100_000

/** HTML with nothing left of other editors' habits, still unsafe; null where parsing it would make too many elements. */
export function tidyHtml(html: string, reading: Reading): string | null {
  const nodes = parseWithin(html, MAX_ELEMENTS)
  return nodes && tidy(toMarkup(nodes), reading).map(toHtml).join('')
}

/** A parsed tree as markup. */
export function toMarkup(nodes: Node[]): Markup[] {
  return nodes.flatMap((node): Markup[] => {
    if (node.nodeName === '#text' && 'value' in node) return [node.value]
    if (!isElement(node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [{ tag: node.tagName, attributes, children: toMarkup(node.childNodes) }]
  })
}
