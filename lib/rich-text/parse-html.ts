import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5'
import type { Markup } from './markup.ts'

/** The maximum depth. No editor nests deeper. */
const MAX_DEPTH = 100
/** The maximum number of elements. No article has more, and rendering more would hold up all other visitors. */
export const MAX_ELEMENTS = 30_000
/** The maximum length of the text, in characters without markup. Longer texts would hold up all other visitors too. */
export const MAX_TEXT = 1_200_000

class LimitError extends Error {}

/** Parses HTML exactly as a browser does. Its size must be known to be small: see `parseWithinLimits`. */
export function parseHtml(source: string): Markup[] {
  return parseFragment(source).childNodes.flatMap(toMarkup)
}

/**
 * Parses HTML from outside. Stops early and returns null if it has too much depth, too many elements or too much text.
 */
export function parseWithinLimits(source: string): Markup[] | null {
  try {
    return parseFragment(source, { treeAdapter: createLimitedAdapter() }).childNodes.flatMap(toMarkup)
  } catch (error) {
    if (error instanceof LimitError) return null
    throw error
  }
}

/**
 * Creates a parser's adapter with limits. The parser reopens unclosed formats in each paragraph, so a text of a few
 * pages could become millions of elements.
 */
function createLimitedAdapter(): typeof defaultTreeAdapter {
  let depth = 0
  let elements = 0
  let characters = 0
  const count = (isWithin: boolean) => {
    if (!isWithin) throw new LimitError()
  }
  const countElement = () => {
    elements += 1
    count(elements <= MAX_ELEMENTS)
  }
  const countText = (text: string) => {
    characters += text.length
    count(characters <= MAX_TEXT)
  }
  return {
    ...defaultTreeAdapter,
    onItemPush() {
      depth += 1
      count(depth <= MAX_DEPTH)
    },
    onItemPop() {
      depth -= 1
    },
    createElement(...given) {
      countElement()
      return defaultTreeAdapter.createElement(...given)
    },
    createCommentNode(...given) {
      countElement()
      return defaultTreeAdapter.createCommentNode(...given)
    },
    insertText(parent, text) {
      countText(text)
      defaultTreeAdapter.insertText(parent, text)
    },
    insertTextBefore(parent, text, reference) {
      countText(text)
      defaultTreeAdapter.insertTextBefore(parent, text, reference)
    },
  }
}

function toMarkup(node: DefaultTreeAdapterTypes.ChildNode): Markup[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ tag: toName(node), attributes, children: node.childNodes.flatMap(toMarkup) }]
}

/**
 * Returns an element's name. An element of a drawing is not the HTML element of the same name. Its text stays, but not
 * that of its scripts and styles.
 */
function toName({ tagName, namespaceURI }: DefaultTreeAdapterTypes.Element): string {
  if (namespaceURI !== html.NS.SVG || /^(?:script|style|title)$/.test(tagName)) return tagName
  return 'svg'
}
