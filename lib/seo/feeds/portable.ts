import {
  type Element,
  element,
  getAttribute,
  isElement,
  type Node,
  parseHtml,
  setAttribute,
  text,
  toHtmlText,
  toText,
} from '../../rich-text/tree.ts'

/** An article's HTML for readers elsewhere: full addresses, no elements that only this site's script understands. */
export function toPortableHtml(html: string, address: string): string {
  return toHtmlText(parseHtml(html).flatMap((node) => toPortable(node, address)))
}

function toPortable(node: Node, address: string): Node[] {
  if (!isElement(node)) return [node]
  // Few feed readers show MathML.
  if (node.tagName === 'math') return [element('code', {}, [text(toText(node))])]
  const children = node.childNodes.flatMap((child) => toPortable(child, address))
  const isOwn = node.tagName === 'click-to-load' || (node.tagName === 'a' && getAttribute(node, 'class') === 'anchor')
  if (isOwn) return children
  const made = element(node.tagName, toFields(node), children)
  for (const name of ['href', 'src']) {
    const value = getAttribute(made, name)
    if (value && /^[#/]/.test(value)) setAttribute(made, name, new URL(value, address).href)
  }
  return [made]
}

function toFields(node: Element): Record<string, string> {
  const kept = node.attrs.filter(
    ({ name }) =>
      !/^(class|tabindex|role|aria-label|data-open|data-fallback|loading|decoding|srcset|sizes)$/.test(name),
  )
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}
