import { isTag, type Markup, readStyle, type Tag, toWords } from './markup.ts'

const NUMBERED = /^[([]?(?:\d{1,4}|[a-z]|[ivxlcdm]{1,7})[.)\]]/i

/** Makes list items of Word's paragraphs for lists. A bullet or number is known by its style, so no letter is taken for one. */
export function fromOffice(pieces: Markup[]): Markup[] {
  const made: Markup[] = []
  let list: Tag | null = null
  for (const piece of pieces) {
    const item = isTag(piece) ? toItem(piece) : null
    if (item) {
      if (!list) {
        list = { tag: 'ul', attributes: {}, children: [] }
        made.push(list)
      }
      list.children.push(item)
    } else {
      // White space between two paragraphs does not end a list.
      if (typeof piece !== 'string' || piece.trim()) list = null
      made.push(isTag(piece) ? { ...piece, children: fromOffice(piece.children) } : piece)
    }
  }
  return made
}

function toItem(piece: Tag): Tag | null {
  const level = /\bl\d+\s+level(\d)/.exec(readStyle(piece)['mso-list'] ?? '')?.[1]
  if (!level || /^h[1-6]$/.test(piece.tag)) return null
  const kind = NUMBERED.test(findMark(piece).trim()) ? 'ordered' : 'bullet'
  return {
    tag: 'li',
    attributes: { 'data-list': kind, 'data-aria-level': level },
    children: withoutMark(piece.children),
  }
}

const isMark = (piece: Markup): piece is Tag => isTag(piece) && /\bignore\b/.test(readStyle(piece)['mso-list'] ?? '')

function findMark(piece: Tag): string {
  for (const child of piece.children) {
    if (isMark(child)) return toWords(child)
    const inside = isTag(child) ? findMark(child) : ''
    if (inside) return inside
  }
  return ''
}

function withoutMark(pieces: Markup[]): Markup[] {
  return pieces
    .filter((piece) => !isMark(piece))
    .map((piece) => (isTag(piece) ? { ...piece, children: withoutMark(piece.children) } : piece))
}
