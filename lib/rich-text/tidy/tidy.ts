import {
  element,
  get,
  getFormula,
  hasClass,
  isTag,
  isVisible,
  type Markup,
  readStyle,
  type Tag,
  toText,
} from '../markup.ts'
import { toVideo } from '../video.ts'
import { EMBEDS, toAddressEmbed, toEmbed, toLoadedPicture } from './embeds.ts'
import { Flow, toFormats, toStyled, withoutBold } from './formats.ts'
import { findFormula, toFormulaTag } from './formulas.ts'
import { gatherItems, isCheckbox, toItems, toTask } from './list-items.ts'
import { readShortcodes } from './shortcodes.ts'
import { type Hiding, isHidden, toHiding } from './visibility.ts'

/**
 * How to read the HTML of other programs. Pasted HTML may contain the controls of its page. `lines` is for raw text, as
 * WordPress stores it: blank lines separate paragraphs, and with 'breaks' each line break counts.
 */
export type Reading = { isPasted?: boolean; lines?: 'breaks' | 'paragraphs' }

/** Other tags that start a new line. Without the line break, the words before and after would run together. */
const PARTS =
  'div section article main header footer nav aside address center hgroup form fieldset legend search body'.split(' ')
const BLOCKS =
  'p blockquote figure figcaption details summary dl dt dd ul ol li table caption thead tbody tfoot tr td th'.split(' ')
/** Elements that may hold paragraphs. */
const HOLDERS = ['div', 'blockquote', 'figure', 'p']
const BLANK_LINE = /\n[ \t]*\n/

type Around = Hiding & { formats: Tag[]; align: string; isHeading: boolean }
const ALONE: Around = { formats: [], align: '', isHeading: false, isInvisible: false, isSizeless: false }

/** Separates the paragraphs of a raw text. */
const GAP = element('gap')

/**
 * Rewrites the HTML of other editors as this site writes it: no formats around blocks, no styles, nothing hidden, formulas in
 * TeX, embeds of other sites as links. Pages and the Studio's editor read only this.
 */
export function tidy(pieces: Markup[], reading: Reading = {}): Markup[] {
  return new Tidier(reading).readHolder(pieces, ALONE, new Flow(), 'body')
}

class Tidier {
  readonly #reading: Reading

  constructor(reading: Reading) {
    this.#reading = reading
  }

  /** Reads an element that holds paragraphs. A line that contains only an address becomes a video or a link. */
  readHolder(pieces: Markup[], around: Around, flow: Flow, tag: string): Markup[] {
    const { lines } = this.#reading
    const isRaw = lines !== undefined && (tag === 'body' || (lines === 'breaks' && tag !== 'figure' && tag !== 'p'))
    this.#read(pieces, around, flow, isRaw)
    return toLines(flow.pieces).flatMap((line): Markup[] => {
      const [first] = line
      if (isTag(first) && isBlock(first)) return line
      const shown = isRaw ? trimLine(line) : line
      if (first === GAP || (isRaw && shown.length === 0)) return []
      const sole = toSole(shown)
      return isRaw ? [element('p', {}, sole ?? shown)] : (sole ?? line)
    })
  }

  #read(pieces: Markup[], around: Around, flow: Flow, isRaw = false): void {
    for (const piece of gatherItems(readShortcodes(pieces))) {
      if (isTag(piece)) this.#readTag(piece, around, flow, isRaw)
      else if (!around.isInvisible && !around.isSizeless)
        addText(piece, around.formats, flow, isRaw ? this.#reading.lines : undefined)
    }
  }

  #readTag(piece: Tag, around: Around, flow: Flow, isRaw: boolean): void {
    const { tag } = piece
    const formula = findFormula(piece)
    if (formula) addFormula(formula, around.formats, flow)
    else if (isHidden(piece, this.#reading.isPasted === true)) return
    else if (EMBEDS.includes(tag)) this.#readEmbed(piece, around, flow)
    else if (tag === 'hr') flow.addBlock(element('hr'))
    else if (tag === 'pre' || hasClass(piece, /^ql-code-block-container$/)) flow.addBlock(toCode(piece))
    else this.#readShown(piece, around, flow, isRaw)
  }

  #readShown(piece: Tag, around: Around, flow: Flow, isRaw: boolean): void {
    const block = toBlockTag(piece)
    const own = block ? around.formats : toFormats(piece, around.formats)
    const formats = toStyled(piece, own)
    const inside: Around = {
      ...around,
      ...toHiding(piece, around),
      formats: around.isHeading ? withoutBold(formats) : formats,
    }
    if (block) flow.addBlock(this.#readBlock(piece, block, inside, flow))
    else this.#readInline(piece, inside, flow, isRaw)
  }

  #readInline(piece: Tag, around: Around, flow: Flow, isRaw: boolean): void {
    const { formats } = around
    const formula = getFormula(piece)
    if (piece.tag === 'br') flow.addInline(element('br'), formats)
    else if (isCheckbox(piece)) addText(Object.hasOwn(piece.attributes, 'checked') ? '☑ ' : '☐ ', formats, flow)
    else if (piece.tag === 'img') {
      const picture = toLoadedPicture(piece)
      if (picture) flow.addInline(picture, formats)
    } else if (formula) flow.addInline(toFormulaTag(formula), formats)
    else {
      this.#read(piece.children, around, flow, isRaw)
      const id = get(piece, 'id') || (piece.tag === 'a' && get(piece, 'name'))
      if (id && piece.children.length === 0) flow.addInline(element('span', { id }), [])
    }
  }

  #readEmbed(piece: Tag, around: Around, flow: Flow): void {
    const found = toEmbed(piece)
    // On the page that something was copied from, other frames are advertisements.
    const isPart = !this.#reading.isPasted || ['audio', 'video', 'oembed'].includes(piece.tag)
    const made = found.filter((block) => isPart || isTag(block, 'iframe'))
    for (const block of made) flow.addBlock(block)
    // The content of an object is its fallback.
    if (made.length === 0 && piece.tag === 'object') this.#read(piece.children, around, flow)
  }

  #readBlock(source: Tag, tag: string, around: Around, flow: Flow): Tag {
    const piece = { ...source, tag }
    const align = toAlign(source, this.#reading) || (isTag(piece, 'td', 'th') ? around.align : '')
    const isHeading = /^h[1-6]$/.test(piece.tag)
    const inside: Around = {
      ...around,
      // A row passes its alignment on to its cells. On the site only cells have one.
      align: isTag(piece, 'tr', 'thead', 'tbody', 'tfoot') ? align || around.align : '',
      formats: isHeading ? withoutBold(around.formats) : around.formats,
      isHeading,
    }
    const item = piece.tag === 'li' ? toTask(piece) : piece
    const isList = isTag(piece, 'ul', 'ol')
    const children = isList ? toItems(item.children) : item.children
    return {
      tag: piece.tag,
      attributes: toAttributes(item, align),
      children: this.#readInside(piece.tag, children, inside, flow.enter()),
    }
  }

  #readInside(tag: string, pieces: Markup[], around: Around, flow: Flow): Markup[] {
    if (HOLDERS.includes(tag)) return this.readHolder(pieces, around, flow, tag)
    if (tag === 'ul' || tag === 'ol')
      for (const item of pieces) if (isTag(item)) this.#readTag(item, around, flow, false)
    if (tag !== 'ul' && tag !== 'ol') this.#read(pieces, around, flow)
    return flow.pieces
  }
}

/** Returns the block tag that the site uses; empty for inline elements. */
function toBlockTag(piece: Tag): string {
  const { tag } = piece
  if (PARTS.includes(tag) && get(piece, 'role') !== 'heading') return 'div'
  if (/^h[1-6]$/.test(tag)) return tag
  if (get(piece, 'role') === 'heading') return `h${Math.min(Math.max(Number(get(piece, 'aria-level')) || 2, 1), 6)}`
  if (hasClass(piece, /^MsoTitle$/)) return 'h1'
  if (hasClass(piece, /^Mso(?:Intense)?Quote/)) return 'blockquote'
  return BLOCKS.includes(tag) ? tag : ''
}

const isBlock = (piece: Tag) =>
  piece.tag === 'hr' || piece.tag === 'pre' || piece.tag === 'iframe' || toBlockTag(piece) !== ''

function toAlign(piece: Tag, { isPasted }: Reading): string {
  const said = readStyle(piece)['text-align'] ?? get(piece, 'align').toLowerCase()
  const named = /(?:^|\s)(?:has-text-align-|text-)(center|right)(?:\s|$)/.exec(get(piece, 'class'))?.[1]
  const align = piece.tag === 'center' ? 'center' : /^(?:-webkit-)?(center|right|justify|end)$/.exec(said)?.[1] || named
  // Word processors justify text for print.
  if (!align || (isPasted && align === 'justify')) return ''
  return `ql-align-${align === 'end' ? 'right' : align}`
}

function toAttributes({ attributes, tag }: Tag, align: string): Record<string, string> {
  const hasAlign = align && !['table', 'tr', 'thead', 'tbody', 'tfoot', 'ul', 'ol'].includes(tag)
  return hasAlign ? { ...attributes, class: `${attributes.class ?? ''} ${align}`.trim() } : attributes
}

function addText(text: string, formats: Tag[], flow: Flow, lines?: Reading['lines']): void {
  const isCode = formats.some(({ tag }) => tag === 'code' || tag === 'kbd' || tag === 'samp')
  const words = isCode ? text.replaceAll('\u00a0', ' ') : toBreakable(text)
  for (const [index, paragraph] of (lines ? words.split(BLANK_LINE) : [words]).entries()) {
    if (index > 0) flow.addBlock(GAP)
    for (const [place, line] of (lines === 'breaks' ? paragraph.split('\n') : [paragraph]).entries()) {
      if (place > 0) flow.addInline(element('br'), formats)
      if (line) flow.addInline(line, formats)
    }
  }
}

function addFormula({ tex, isBlock }: { tex: string; isBlock: boolean }, formats: Tag[], flow: Flow): void {
  if (isBlock) flow.addBlock(element('p', {}, [toFormulaTag(tex)]))
  else flow.addInline(toFormulaTag(tex), formats)
}

/** Returns code with its white space, and with ordinary spaces, which compilers need. */
function toCode(piece: Tag): Tag {
  const toPlain = (inside: Markup) => toText(inside).replaceAll('\u00a0', ' ')
  if (piece.tag !== 'pre') {
    const lines = piece.children.filter((child) => isTag(child))
    return { ...piece, children: lines.map((line) => ({ ...line, children: [toPlain(line)] })) }
  }
  const inner = piece.children.find((child): child is Tag => isTag(child, 'code')) ?? element('code')
  const names = `${get(piece, 'class')} ${get(inner, 'class')}`.trim()
  const language = get(piece, 'data-language') || get(inner, 'data-language') || null
  return element('pre', { class: names, 'data-language': language }, [toPlain(piece)])
}

/** Groups inline neighbours. Each block is a separate group. */
function toLines(pieces: Markup[]): Markup[][] {
  const lines: Markup[][] = []
  let line: Markup[] | null = null
  for (const piece of pieces) {
    if (piece === GAP || (isTag(piece) && isBlock(piece))) {
      line = null
      lines.push([piece])
    } else if (line) line.push(piece)
    else {
      line = [piece]
      lines.push(line)
    }
  }
  return lines
}

function trimLine(line: Markup[]): Markup[] {
  const isSpace = (piece: Markup | undefined) => piece !== undefined && !isKept(piece)
  let start = 0
  let end = line.length
  while (start < end && isSpace(line[start])) start += 1
  while (end > start && isSpace(line[end - 1])) end -= 1
  return line.slice(start, end)
}

/**
 * Returns whether a piece of a line is kept. Formats may hold nothing but a line break. An element with an id is the
 * target of a link.
 */
const isKept = (piece: Markup) => isVisible(piece) || (isTag(piece) && get(piece, 'id') !== '')

/** Returns the video or link for a line that contains only an address, linked or not; null for other lines. */
function toSole(line: Markup[]): Markup[] | null {
  const [sole, ...others] = line.filter(isVisible)
  if (sole === undefined || others.length > 0) return null
  if (!isTag(sole)) return toAddressEmbed(sole.trim())
  if (sole.tag !== 'a') return null
  const href = get(sole, 'href').trim()
  const words = toText(sole).trim()
  const video = toVideo(href)
  return video && toVideo(words)?.embed === video.embed ? toEmbed(element('iframe', { src: href })) : null
}

// A no-break space belongs within a number, before its unit, in French punctuation, after an initial or a title.
const NO_BREAK =
  /(?<=\d)\u00a0(?=\d|(?:\p{L}{1,3}|[%‰°€£$৳])(?:[^\p{L}]|$))|(?<=[«§№])\u00a0|\u00a0(?=[»:;!?])|(?<=\p{Lu}\.)\u00a0(?=\p{Lu})|(?<=(?<!\p{L})(?:Mr|Ms|Mrs|Dr|Prof|St|No|Fig)\.?)\u00a0(?=[\p{Lu}\d])/gu
const KEPT = '\uffff'

/**
 * Replaces no-break spaces with ordinary ones unless typography needs them. Some editors write each space, or every other
 * one, as a no-break space, so that lines cannot wrap.
 */
function toBreakable(text: string): string {
  if (!text.includes('\u00a0')) return text
  const marked = text.replaceAll(KEPT, '').replace(NO_BREAK, KEPT)
  return marked.replaceAll('\u00a0', ' ').replace(/ {2,}/g, ' ').replaceAll(KEPT, '\u00a0')
}
