import { toCode, toLanguageName, toQuillCode } from './code-blocks.ts'
import type { Context } from './context.ts'
import { toFormula } from './formula.ts'
import { LAYOUT, toInline, toLanguage } from './inline.ts'
import { getLastNumber, isQuillList, type Numbers, toList, toNestedLists } from './lists.ts'
import {
  element,
  get,
  getClasses,
  getFormula,
  hasClass,
  isTag,
  isVisible,
  type Markup,
  type Tag,
  toText,
} from './markup.ts'
import { toTable } from './tables.ts'
import { toVideo } from './video.ts'

/** The elements of a source that start a new line. */
const BLOCKS =
  'p div h1 h2 h3 h4 h5 h6 blockquote pre hr figure figcaption details summary ul ol li dl dt dd table caption thead tbody tfoot tr th td iframe'.split(
    ' ',
  )

/** The blocks after which the editor restarts the numbers of a list. */
const RESTARTS = /^(?:p|h[1-6]|figure|ul|ol|dl|details)$/

const isBlock = (piece: Markup): piece is Tag => isTag(piece, ...BLOCKS)
const isCode = (piece: Tag) => piece.tag === 'pre' || hasClass(piece, /^ql-code-block-container$/)

/**
 * Converts content to blocks. Loose text becomes paragraphs, and a video or figure splits the paragraph around it. With
 * `toInline` this is the allow-list: both build new elements, and only from what they know.
 */
export function toBlocks(pieces: Markup[], context: Context): Markup[] {
  return toFlow(pieces, context, (line) => toParagraph(line, {}, context))
}

/** Converts the content of an item, a cell or a caption, where loose text does not need a paragraph. */
function toLoose(pieces: Markup[], context: Context): Markup[] {
  return toFlow(pieces, context, (line) => toInline(line, context))
}

function toFlow(pieces: Markup[], context: Context, toLine: (line: Markup[]) => Markup[]): Markup[] {
  const made: Markup[] = []
  let line: Markup[] = []
  const endLine = () => {
    if (line.some(isVisible)) made.push(...toLine(line))
    line = []
  }
  const lists: Tag[] = []
  const numbers: Numbers = []
  // The last number of the latest ordinary list, as long as only code came after it.
  let last = 0
  const endLists = () => {
    if (lists.length > 0) made.push(...toNestedLists(lists.splice(0), (item) => toLoose(item, context), numbers))
  }
  for (const piece of pieces) {
    if (isTag(piece, 'ul', 'ol') && isQuillList(piece)) {
      endLine()
      last = 0
      lists.push(piece)
    } else if (isBlock(piece)) {
      endLine()
      endLists()
      const blocks = toBlock(piece, context, last)
      made.push(...blocks)
      if (isTag(piece, 'ol')) last = getLastNumber(blocks.at(-1))
      else if (!isCode(piece)) last = 0
      if (RESTARTS.test(piece.tag)) numbers.length = 0
    } else {
      if (isVisible(piece)) {
        endLists()
        last = 0
        numbers.length = 0
      }
      line.push(piece)
    }
  }
  endLine()
  endLists()
  return made
}

function toBlock(piece: Tag, context: Context, last: number): Markup[] {
  const made = toBlockPieces(piece, context, last)
  const [first] = made
  if (isTag(first)) context.references.addTarget(piece, first)
  return made
}

function toBlockPieces(piece: Tag, context: Context, last: number): Markup[] {
  const { children, tag } = piece
  const attributes = { ...toLanguage(piece), class: getClasses(piece, LAYOUT).join(' ') || null }
  if (tag !== 'pre' && isCode(piece)) return toQuillCode(piece, context)
  if (/^h[1-6]$/.test(tag)) return toHeading(piece, attributes, context)
  switch (tag) {
    case 'p':
      return toParagraph(children, attributes, context)
    case 'pre':
      return toCode(toText(piece), toLanguageName(piece), context)
    case 'table':
      return toTable(piece, context, (cell) => toLoose(cell, context))
    case 'iframe':
      return toVideoCard(get(piece, 'src'))
    case 'hr':
      return [element('hr')]
    case 'figure':
      return toFigure(toLoose(children, context), getClasses(piece, /^text-width$/)[0] ?? null)
    case 'ul':
    case 'ol':
      return toList(piece, context.references, (item) => toLoose(item, context), last)
    case 'blockquote':
      return toFilled('blockquote', attributes, toBlocks(children, context))
    case 'dd':
      return toFilled('dd', attributes, withoutTerms(toLoose(children, context)))
    case 'dl':
    case 'details':
      return toFilled(tag, attributes, toLoose(children, context))
    case 'dt':
    case 'summary':
    case 'figcaption':
      return toFilled(tag, attributes, toInline(children, context))
    default:
      return toBlocks(children, context).map((child) => toPlaced(child, attributes.class))
  }
}

/** Places a piece. Some editors write paragraphs as `div`, whose alignment passes on to its content. */
function toPlaced(piece: Markup, className: string | null): Markup {
  if (className && isTag(piece, 'p') && get(piece, 'class') === '') piece.attributes.class = className
  return piece
}

/** Removes terms inside an explanation: browsers end it where the next term or explanation begins. */
function withoutTerms(pieces: Markup[]): Markup[] {
  return pieces.flatMap((piece) => (isTag(piece, 'dt', 'dd') ? piece.children : [piece]))
}

function toFilled(tag: string, attributes: Record<string, string | null>, children: Markup[]): Markup[] {
  return children.some(isVisible) ? [element(tag, attributes, children)] : []
}

/**
 * Converts a paragraph. Empty ones, which editors use for spacing, are left out. A picture by itself becomes a figure.
 */
function toParagraph(pieces: Markup[], attributes: Record<string, string | null>, context: Context): Markup[] {
  if (pieces.some(isBlock)) return toFlow(pieces, context, (line) => toParagraph(line, attributes, context))
  const [formula] = pieces.length === 1 ? pieces.map(getFormula) : []
  if (formula) return [toFormulaBlock(formula, context)]
  const content = toInline(pieces, context)
  const shown = content.filter(isVisible)
  if (shown.length === 0) return []
  if (shown.every((piece) => isTag(piece, 'img'))) return shown.map((image) => element('figure', {}, [image]))
  return [element('p', attributes, content)]
}

/** Returns a formula on a separate line. A wide one scrolls, so it must be reachable by keyboard. */
function toFormulaBlock(formula: string, context: Context): Tag {
  const attributes = { class: 'formula', tabindex: '0', role: 'group', 'aria-label': 'Formula' }
  return element('div', attributes, [toFormula(formula, true, context)])
}

function toHeading(piece: Tag, attributes: Record<string, string | null>, context: Context): Markup[] {
  const content = toInline(piece.children, context)
  const label = content.map(toText).join('').replace(/\s+/g, ' ').trim()
  if (label === '') return toParagraph(piece.children, {}, context)
  const { id, level } = context.outline.add(label, Number(piece.tag[1]))
  const inside = hasLink(content) || !id ? content : [element('a', { class: 'anchor', href: `#${id}` }, content)]
  return [element(`h${level}`, { ...attributes, id: id || null }, inside)]
}

function hasLink(pieces: Markup[]): boolean {
  return pieces.some((piece) => isTag(piece) && (piece.tag === 'a' || hasLink(piece.children)))
}

/** Returns a card that loads nothing until its link is clicked (lib/enhance turns it into the frame). */
function toVideoCard(address: string): Tag[] {
  const video = toVideo(address)
  if (!video) return []
  const { site, href, embed } = video
  const link = element('a', { href, rel: 'external noopener', 'data-open': '' }, [`Watch the video on ${site}`])
  const player = element('click-to-load', { 'data-src': embed, 'data-title': `Video on ${site}` }, [link])
  return [element('figure', { class: 'video' }, [player])]
}

/** Converts a figure. A video already is one: only the caption of the figure around it is kept. */
function toFigure(content: Markup[], size: string | null): Markup[] {
  const inner = content.find((child) => isTag(child, 'figure'))
  if (!isTag(inner)) return toFilled('figure', { class: size }, content)
  const captions = content.filter((child) => isTag(child, 'figcaption'))
  const whole = element('figure', { class: get(inner, 'class') || null }, [...inner.children, ...captions])
  return content.filter((child) => !isTag(child, 'figcaption')).map((child) => (child === inner ? whole : child))
}
