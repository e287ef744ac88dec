import { type Markup, toHtml } from '../markup.ts'
import { isElement, type Node, parseWithin } from '../tree.ts'
import { type Reading, tidy } from './tidy.ts'

/** The parser reopens unclosed formats in each paragraph, so a text of a few pages could become millions of elements. */
const MAX_ELEMENTS = 100_000

/** Returns HTML without other editors' habits, not yet safe; null if parsing makes too many elements. */
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
