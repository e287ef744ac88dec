/** An element of HTML. Both the browser's tree and the parser's are turned into this. */
export type Tag = { tag: string; attributes: Record<string, string>; children: Markup[] }
/** A piece of HTML: a text or an element. Comments and the like are left out. */
export type Markup = string | Tag

/** Whether a piece is an element, and of one of the given tags where some are given. */
export function isTag(piece: Markup | undefined, ...tags: string[]): piece is Tag {
  return typeof piece === 'object' && (tags.length === 0 || tags.includes(piece.tag))
}

/** All text below a piece; a line break element is a line break. */
export function toWords(piece: Markup): string {
  if (typeof piece === 'string') return piece
  return piece.tag === 'br' ? '\n' : piece.children.map(toWords).join('')
}

/** The value of an attribute, or an empty text. */
export function get(piece: Tag, name: string): string {
  return Object.hasOwn(piece.attributes, name) ? (piece.attributes[name] ?? '') : ''
}

/** The declarations of a style attribute by their names, in lower case. The last of a name counts, as in a browser. */
export function readStyle(piece: Tag): Record<string, string> {
  const style: Record<string, string> = Object.create(null)
  for (const declaration of get(piece, 'style').slice(0, 2_000).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0) style[declaration.slice(0, colon).trim()] = declaration.slice(colon + 1).trim()
  }
  return style
}

const LEFT_OUT =
  'script style head title meta link base template noscript svg object embed canvas audio video select option textarea button input datalist applet portal xmp noembed noframes'.split(
    ' ',
  )

/** Whether an element shows nothing, or nothing that a text may have. What is stored has been cleaned before. */
export function isHidden(piece: Tag, isPasted: boolean): boolean {
  if (LEFT_OUT.includes(piece.tag)) return true
  if (!isPasted) return false
  const style = readStyle(piece)
  return 'hidden' in piece.attributes || style.display === 'none' || style['mso-hide'] === 'all'
}
