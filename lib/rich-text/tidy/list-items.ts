import { element, get, isTag, type Markup, readStyle, type Tag, toText } from '../markup.ts'

const NUMBERED = /^[([]?(?:\d{1,4}|[a-z]|[ivxlcdm]{1,7})[.)\]]/i
const MAX_DEPTH = 8

const isBlank = (piece: Markup) => typeof piece === 'string' && piece.trim() === ''

/** Puts items without a list into one. Word writes them as paragraphs. */
export function gatherItems(pieces: Markup[]): Markup[] {
  const made: Markup[] = []
  let list: Tag | null = null
  for (const piece of pieces) {
    const item = isTag(piece, 'li') ? piece : isTag(piece) ? convertWordLists(piece) : null
    // White space between two items does not end the list.
    if (!item && !isBlank(piece)) list = null
    if (item && !list) {
      list = element('ul')
      made.push(list)
    }
    if (item) list?.children.push(item)
    else made.push(piece)
  }
  return made
}

/**
 * Converts an item from Word; returns null for other elements. Its style marks the bullet or number, so no letter is
 * mistaken for one.
 */
function convertWordLists(piece: Tag): Tag | null {
  const level = Number(/\bl\d+\s+level(\d)/.exec(readStyle(piece)['mso-list'] ?? '')?.[1])
  if (!level || /^h[1-6]$/.test(piece.tag)) return null
  const kind = NUMBERED.test(findMark(piece).trim()) ? 'ordered' : 'bullet'
  const indent = Math.min(level - 1, MAX_DEPTH)
  return {
    tag: 'li',
    attributes: indent > 0 ? { 'data-list': kind, class: `ql-indent-${indent}` } : { 'data-list': kind },
    children: withoutMark(piece.children),
  }
}

const isMark = (piece: Markup): piece is Tag => isTag(piece) && /\bignore\b/.test(readStyle(piece)['mso-list'] ?? '')

function findMark(piece: Tag): string {
  for (const child of piece.children) {
    if (isMark(child)) return toText(child)
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

/**
 * Returns the children of a list as items. Moves a list after an item into that item. Items of a list before all others
 * stay at its level.
 */
export function toItems(pieces: Markup[]): Tag[] {
  const items: Tag[] = []
  for (const piece of pieces) {
    const last = items.at(-1)
    if (isBlank(piece)) continue
    if (isTag(piece, 'li')) items.push({ ...piece })
    else if (!isTag(piece, 'ul', 'ol')) items.push(element('li', {}, [piece]))
    else if (last) last.children = [...last.children, piece]
    else items.push(...toItems(piece.children))
  }
  return items
}

/** Returns a task as the editor writes it. Its checkbox or the item itself tells whether it is done. */
export function toTask(item: Tag): Tag {
  const { box, others } = separateCheckbox(item.children)
  const said = get(item, 'aria-checked') || get(item, 'data-checked')
  const isTicked = box ? Object.hasOwn(box.attributes, 'checked') : said === 'true'
  if (!box && !/^(?:true|false)$/.test(said)) return item
  const attributes = { ...item.attributes, 'data-list': isTicked ? 'checked' : 'unchecked' }
  return { ...item, attributes, children: others }
}

/** Returns whether an element is a checkbox. */
export const isCheckbox = (piece: Tag): boolean =>
  piece.tag === 'input' && get(piece, 'type').toLowerCase() === 'checkbox'

/** Separates pieces from the checkbox that they start with. */
function separateCheckbox(pieces: Markup[]): { box: Tag | null; others: Markup[] } {
  const index = pieces.findIndex((piece) => !isBlank(piece))
  const first = pieces[index]
  if (!isTag(first)) return { box: null, others: pieces }
  if (isCheckbox(first)) return { box: first, others: pieces.toSpliced(index, 1) }
  if (!['label', 'p', 'span', 'div'].includes(first.tag)) return { box: null, others: pieces }
  const { box, others } = separateCheckbox(first.children)
  return { box, others: box ? pieces.with(index, { ...first, children: others }) : pieces }
}
