import { get, isTag, type Markup, type Tag } from './markup.ts'
import type { Outline } from './outline.ts'

/** The links within an article. Its own ids may clash with the page's, so all are replaced. */
export class References {
  readonly #links: { link: Tag; target: string }[] = []
  readonly #targets = new Map<string, Tag>()
  readonly #wanted: Set<string>

  constructor(source: Markup[]) {
    this.#wanted = new Set(source.flatMap(findTargets))
  }

  /** Returns whether a link of the source leads to this element. */
  isTarget(source: Tag): boolean {
    return this.#wanted.has(get(source, 'id'))
  }

  /**
   * Remembers the new element that replaces an element with an id. If two have the same id, the first counts, as in a
   * browser.
   */
  addTarget(source: Tag, made: Tag): void {
    const id = get(source, 'id')
    if (id && !this.#targets.has(id)) this.#targets.set(id, made)
  }

  /** Remembers a link whose address is `#target`. */
  addLink(link: Tag, target: string): void {
    this.#links.push({ link, target })
  }

  /** Points the links at the new ids; a link that leads nowhere loses its address. */
  resolve(outline: Outline): void {
    for (const { link, target } of this.#links) {
      const found = this.#targets.get(target)
      if (!found) {
        link.attributes = {}
        continue
      }
      const id = get(found, 'id') || outline.toId(target)
      found.attributes.id = id
      link.attributes.href = `#${id}`
    }
  }
}

function findTargets(piece: Markup): string[] {
  if (!isTag(piece)) return []
  const href = piece.tag === 'a' ? get(piece, 'href') : ''
  const inside = piece.children.flatMap(findTargets)
  return href.startsWith('#') ? [toTarget(href), ...inside] : inside
}

/** Returns the id that a link within the page leads to. */
export function toTarget(href: string): string {
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}
