import { getEnv } from '../env.ts'
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
} from '../rich-text/tree.ts'
import { toFullUrl } from '../seo/address.ts'

/** An article's HTML for readers elsewhere: full addresses, no elements that only this site's script understands. */
export function toPortableHtml(html: string, address: string, siteUrl = getEnv().SITE_URL): string {
  return toHtmlText(parseHtml(html).flatMap((node) => toPortable(node, address, siteUrl)))
}

function toPortable(node: Node, address: string, siteUrl: string): Node[] {
  if (!isElement(node)) return [node]
  // Few feed readers show MathML.
  if (node.tagName === 'math') return [element('code', {}, [text(toText(node))])]
  const children = node.childNodes.flatMap((child) => toPortable(child, address, siteUrl))
  const isOwn = node.tagName === 'click-to-load' || (node.tagName === 'a' && getAttribute(node, 'class') === 'anchor')
  if (isOwn) return children
  return [toBare(element(node.tagName, toFields(node), children), address, siteUrl)]
}

function toFields(node: Element): Record<string, string> {
  const kept = node.attrs.filter(
    ({ name }) => !/^(class|tabindex|role|aria-label|data-open|data-fallback|loading|decoding)$/.test(name),
  )
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}

function toBare(node: Element, address: string, siteUrl: string): Element {
  for (const name of ['href', 'src']) {
    const value = getAttribute(node, name)
    if (value?.startsWith('#')) setAttribute(node, name, address + value)
    else if (value?.startsWith('/')) setAttribute(node, name, toFullUrl(value, siteUrl))
  }
  return node
}
