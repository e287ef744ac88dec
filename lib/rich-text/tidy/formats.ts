import { element, get, hasClass, type Markup, readStyle, type Tag } from '../markup.ts'

const INLINE = 'a b strong i em u s del ins strike sub sup code kbd samp var mark small abbr cite q dfn time'.split(' ')
const BOLD = ['b', 'strong']
const ITALIC = ['i', 'em']
const LINED = ['u', 'ins']
const STRUCK = ['s', 'strike', 'del']
const RAISED = ['sub', 'sup']

const isNot = (tags: string[]) => (format: Tag) => !tags.includes(format.tag)
const add = (formats: Tag[], tags: string[], tag: string): Tag[] =>
  formats.some((format) => tags.includes(format.tag)) ? formats : [...formats, element(tag)]

/** Returns the formats of an element's text, from the outermost to its own. */
export function toFormats(piece: Tag, around: Tag[]): Tag[] {
  const own = toOwn(piece)
  return own ? toWithOwn(own, around) : around
}

function toOwn(piece: Tag): Tag | null {
  const tag = piece.tag === 'tt' ? 'code' : piece.tag
  // A link may lead to any element with an id, and to an `a` with a name.
  const id = get(piece, 'id') || (tag === 'a' && get(piece, 'name'))
  const attributes = id ? { ...piece.attributes, id } : piece.attributes
  const isLink = tag === 'a' && get(piece, 'href') !== ''
  if (isLink || (tag !== 'a' && INLINE.includes(tag))) return { tag, attributes, children: [] }
  const isKept = id || get(piece, 'lang') || get(piece, 'dir') || hasClass(piece, /^ql-size-/)
  return isKept ? { tag: 'span', attributes, children: [] } : null
}

function toWithOwn(own: Tag, around: Tag[]): Tag[] {
  // Word processors underline links themselves, and links cannot be nested.
  if (own.tag === 'a') return [...around.filter(isNot(['a', ...LINED])), own]
  if (LINED.includes(own.tag) && around.some(({ tag }) => tag === 'a')) return around
  return [...around, own]
}

/** Returns the formats plus those that the element's style adds, without those that it removes. */
export function toStyled(piece: Tag, formats: Tag[]): Tag[] {
  if (!get(piece, 'style')) return formats
  const style = readStyle(piece)
  let made = formats
  const weight = style['font-weight'] ?? ''
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) made = add(made, BOLD, 'strong')
  else if (/^(?:normal|lighter|[1-5]00)$/.test(weight)) made = made.filter(isNot(BOLD))
  if (/^(?:italic|oblique)/.test(style['font-style'] ?? '')) made = add(made, ITALIC, 'em')
  else if (style['font-style'] === 'normal') made = made.filter(isNot(ITALIC))
  const line = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`
  if (line.includes('underline') && made.every(isNot(['a']))) made = add(made, LINED, 'u')
  if (line.includes('line-through')) made = add(made, STRUCK, 's')
  const raised = style['vertical-align']
  if (raised === 'sub') made = add(made, RAISED, 'sub')
  if (raised === 'super') made = add(made, RAISED, 'sup')
  return made
}

/** Returns the formats of a heading's text without bold, which a heading has anyway. */
export const withoutBold = (formats: Tag[]): Tag[] => formats.filter(isNot(BOLD))

/** The maximum number of copied formats. More are left out, because each paragraph repeats all formats around it. */
const MAX_COPIES = 30_000

/**
 * Collects text and blocks so that no format surrounds a block: each block gets its own copy of the formats around it.
 */
export class Flow {
  readonly pieces: Markup[] = []
  #open: { format: Tag; made: Tag }[] = []
  readonly #room: { copies: number }

  constructor(room = { copies: MAX_COPIES }) {
    this.#room = room
  }

  /** Adds text or an element within a line. White space does not need a format. */
  addInline(piece: Markup, formats: Tag[]): void {
    let same = 0
    while (same < this.#open.length && this.#open[same]?.format === formats[same]) same += 1
    this.#open.length = same
    const isBlank = typeof piece === 'string' && piece.trim() === ''
    for (const format of isBlank ? [] : formats.slice(same)) {
      this.#room.copies -= 1
      if (this.#room.copies < 0) break
      const made = { ...format, children: [] }
      this.#last.push(made)
      this.#open.push({ format, made })
    }
    const pieces = this.#last
    const before = pieces.at(-1)
    if (typeof piece === 'string' && typeof before === 'string') pieces[pieces.length - 1] = before + piece
    else pieces.push(piece)
  }

  /** Adds a block. All formats start again after it. */
  addBlock(piece: Markup): void {
    this.#open = []
    this.pieces.push(piece)
  }

  /** Returns a flow for the inside of a block. */
  enter(): Flow {
    return new Flow(this.#room)
  }

  get #last(): Markup[] {
    return this.#open.at(-1)?.made.children ?? this.pieces
  }
}
