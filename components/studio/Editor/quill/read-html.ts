import type { Markup } from '@/lib/rich-text/markup'

/** No real document has more elements and texts, or nests deeper. Of a larger one, only the text is pasted. */
const MAX_PIECES = 30_000
const MAX_DEPTH = 100

/** Reads HTML from the clipboard. The browser parses it in a separate document, which runs and loads nothing. */
export function readHtml(html: string): Markup[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let room = MAX_PIECES
  const read = (nodes: NodeListOf<ChildNode>, depth: number): Markup[] =>
    [...nodes].flatMap((node): Markup[] => {
      room -= 1
      if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
      if (!(node instanceof Element)) return []
      if (depth > MAX_DEPTH) room = -1
      if (room < 0) return []
      const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
      return [{ tag: node.localName, attributes, children: read(node.childNodes, depth + 1) }]
    })
  const markup = read(body.childNodes, 0)
  return room < 0 ? [body.textContent ?? ''] : markup
}
