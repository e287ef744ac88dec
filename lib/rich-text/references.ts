import type { Outline } from './outline.ts'
import { type Element, getAttribute, isElement, type Node, setAttribute } from './tree.ts'

/** Links within an article. Its own ids may clash with the page's, so all are replaced. */
export class References {
  readonly #links: { link: Element; target: string }[] = []
  readonly #targets = new Map<string, Element>()
  readonly #wanted: Set<string>

  constructor(source: Node[]) {
    this.#wanted = new Set(source.flatMap(findTargets))
  }

  /** Whether a link of the source leads to this element. */
  isTarget(source: Element): boolean {
    return this.#wanted.has(getAttribute(source, 'id') ?? '')
  }

  /** Remembers an element's id in the source; the first of two with the same id counts, as in a browser. */
  addTarget(source: Element, made: Element): void {
    const id = getAttribute(source, 'id')
    if (id && !this.#targets.has(id)) this.#targets.set(id, made)
  }

  /** Remembers a link whose address is `#target`. */
  addLink(link: Element, target: string): void {
    this.#links.push({ link, target })
  }

  /** Points the links at the new ids; a link that leads nowhere loses its address. */
  resolve(outline: Outline): void {
    for (const { link, target } of this.#links) {
      const found = this.#targets.get(target)
      if (!found) {
        link.attrs = []
        continue
      }
      const id = getAttribute(found, 'id') ?? outline.toId(target)
      setAttribute(found, 'id', id)
      setAttribute(link, 'href', `#${id}`)
    }
  }
}

const findTargets = (node: Node): string[] => {
  if (!isElement(node)) return []
  const href = node.tagName === 'a' ? getAttribute(node, 'href') : null
  const inside = node.childNodes.flatMap(findTargets)
  return href?.startsWith('#') ? [toTarget(href), ...inside] : inside
}

/** The id that a link within the page leads to. */
export function toTarget(href: string): string {
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}
