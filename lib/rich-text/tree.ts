import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5'

/** A node of parsed HTML. */
export type Node = DefaultTreeAdapterTypes.ChildNode
/** An element of parsed HTML. */
export type Element = DefaultTreeAdapterTypes.Element

/** Parses HTML exactly as a browser does. */
export function parseHtml(source: string): Node[] {
  return parseFragment(source).childNodes
}

/** Parses HTML; null where it would become more elements than `most`. */
export function parseWithin(source: string, most: number): Node[] | null {
  let count = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...all) {
      count += 1
      if (count > most) throw new RangeError('too many elements')
      return defaultTreeAdapter.createElement(...all)
    },
  }
  try {
    return parseFragment(source, { treeAdapter }).childNodes
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Writes nodes as HTML. */
export function toHtmlText(nodes: Node[]): string {
  const fragment = defaultTreeAdapter.createDocumentFragment()
  for (const node of nodes) defaultTreeAdapter.appendChild(fragment, node)
  return serialize(fragment)
}

/** A new element; attributes whose value is null or undefined are left out. */
export function element(
  tag: string,
  attributes: Record<string, string | null | undefined>,
  children: Node[] = [],
): Element {
  const attrs = Object.entries(attributes).flatMap(([name, value]) => (value == null ? [] : [{ name, value }]))
  const created = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs)
  for (const child of children) defaultTreeAdapter.appendChild(created, child)
  return created
}

/** A new text node. */
export function text(value: string): Node {
  return defaultTreeAdapter.createTextNode(value)
}

/** Whether a node is an element, and of one of the given tags where some are given. */
export function isElement<Tag extends string>(node: Node, ...tags: Tag[]): node is Element & { tagName: Tag } {
  return 'tagName' in node && (tags.length === 0 || (tags as string[]).includes(node.tagName))
}

/** An attribute's value, or null. */
export function getAttribute(node: Element, name: string): string | null {
  return node.attrs.find((attribute) => attribute.name === name)?.value ?? null
}

/** Sets or replaces an attribute. */
export function setAttribute(node: Element, name: string, value: string): void {
  node.attrs = [...node.attrs.filter((attribute) => attribute.name !== name), { name, value }]
}

/** Replaces what an element holds. */
export function setChildren(node: Element, children: Node[]): void {
  node.childNodes = []
  for (const child of children) defaultTreeAdapter.appendChild(node, child)
}

/** The class names of an element that match a pattern. */
export function getClasses(node: Element, pattern: RegExp): string[] {
  return (getAttribute(node, 'class') ?? '').split(/\s+/).filter((name) => pattern.test(name))
}

/** All text below a node; a line break element is a line break, and a formula its source. */
export function toText(node: Node): string {
  if ('value' in node) return node.value
  if (!isElement(node)) return ''
  return node.tagName === 'br' ? '\n' : getReadable(node).map(toText).join('')
}

/** The nodes that hold an element's text: of a typeset formula only the last, its source. */
export function getReadable(node: Element): Node[] {
  return node.tagName === 'semantics' ? node.childNodes.slice(-1) : node.childNodes
}

/** Whether a node shows anything: text, a picture, a rule or a player. */
export function isVisible(node: Node): boolean {
  if ('value' in node) return node.value.trim() !== ''
  if (!isElement(node)) return false
  return ['img', 'hr', 'click-to-load'].includes(node.tagName) || node.childNodes.some(isVisible)
}
