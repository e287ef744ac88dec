import { type Attributes, type Delta, LIST_KINDS } from '../delta-ops.ts'
import { get, getFormula, hasClass, isTag, type Markup, type Tag, toText } from '../markup.ts'
import { MAX_FORMULA } from '../math-markup.ts'
import { MAX_CAPTION } from '../restrict-formats.ts'
import { isSafeHref } from '../safe-address.ts'
import type { Reading } from '../tidy/tidy.ts'
import { toVideo } from '../video.ts'
import { DeltaWriter } from './delta-writer.ts'

const BLOCKS =
  'p div h1 h2 h3 h4 h5 h6 blockquote figure figcaption details summary ul ol li dl dt dd caption table'.split(' ')
/** Elements that are followed by a space in a cell, which is one line. */
const ENDS = [...BLOCKS, 'br', 'pre', 'td', 'th']

/** The formats that lines and text inherit, and the list around them. */
type Around = {
  line: Attributes
  text: Attributes
  list: Tag | null
  depth: number
  /** The caption and the size of a picture, from the figure around it. */
  picture: Attributes
}
const ALONE: Around = { line: {}, text: {}, list: null, depth: 0, picture: {} }

/** Converts tidied markup to a Delta, on the server and in the browser. Only the formats known here get into it. */
export function toDelta(markup: Markup[], reading: Reading = {}): Delta {
  const writer = new DeltaWriter()
  new MarkupReader(writer, reading).read(markup, ALONE)
  return { ops: writer.finish() }
}

class MarkupReader {
  readonly #writer: DeltaWriter
  readonly #reading: Reading
  #rows = 0
  #last: 'code' | 'table' | null = null

  constructor(writer: DeltaWriter, reading: Reading) {
    this.#writer = writer
    this.#reading = reading
  }

  /** Reads sibling pieces. What comes after them continues their last line. */
  read(pieces: Markup[], around: Around): void {
    for (const piece of pieces) {
      if (typeof piece === 'string') this.#writer.text(piece, around.text)
      else this.#readTag(piece, around)
    }
  }

  #readTag(piece: Tag, around: Around): void {
    const { tag } = piece
    if (isCode(piece)) this.#readCode(piece, around)
    else if (tag === 'table') this.#readTable(piece, around)
    else if (tag === 'hr') this.#readBlock({ divider: true }, around)
    else if (tag === 'iframe') this.#readVideo(piece, around)
    else if (tag === 'br') this.#readBreak(around)
    else if (tag === 'img') this.#readPicture(piece, around)
    else if (isPictureFigure(piece)) this.#readFigure(piece, around)
    else if (getFormula(piece)) this.#readFormula(piece)
    else if (BLOCKS.includes(tag) || toLevel(piece) > 0) this.#readLines(piece, around)
    else this.read(piece.children, { ...around, text: toInlineFormat(piece, around.text, this.#reading) })
  }

  /** Ends the line, except in an item or a heading, which stays one line. */
  #readBreak({ line, text }: Around): void {
    if ('list' in line || 'header' in line) this.#writer.text(' ', text)
    else this.#writer.endLine(line)
  }

  #readLines(piece: Tag, around: Around): void {
    this.#writer.endLine(around.line)
    const inside = this.#enter(piece, around)
    this.read(piece.children, inside)
    if (!this.#writer.isEmpty) this.#last = null
    this.#writer.endLine(inside.line)
  }

  #enter(piece: Tag, around: Around): Around {
    const { tag } = piece
    const line = this.#toLine(piece, { ...around.line, ...toLayout(piece) }, around)
    const text = tag === 'dt' || tag === 'summary' ? { ...around.text, bold: true } : around.text
    return tag === 'ul' || tag === 'ol'
      ? { ...around, line, text, list: piece, depth: around.depth + 1 }
      : { ...around, line, text }
  }

  /** Returns the format of a block's lines. The editor knows one kind for each line. */
  #toLine(piece: Tag, line: Attributes, { list, depth }: Around): Attributes {
    const { blockquote, indent, ...others } = line
    const level = toLevel(piece)
    if (piece.tag === 'li') return { ...others, ...toItemFormat(piece, list, Math.max(depth, 1)) }
    if ('list' in line) return line
    if (level > 0) return indent ? { ...others, header: level, indent } : { ...others, header: level }
    return piece.tag === 'blockquote' ? { ...line, blockquote: true } : line
  }

  #readBlock(insert: Record<string, unknown>, { line }: Around): void {
    this.#writer.endLine(line)
    this.#writer.block(insert)
    this.#last = null
  }

  #readVideo(piece: Tag, around: Around): void {
    const src = get(piece, 'src')
    if (toVideo(src)) this.#readBlock({ video: src }, around)
  }

  /** Reads a picture with its caption, on a line of its own. */
  #readFigure(piece: Tag, around: Around): void {
    const caption = piece.children.find((child) => isTag(child, 'figcaption'))
    const words = caption ? toText(caption).replace(/\s+/g, ' ').trim().slice(0, MAX_CAPTION) : ''
    const picture: Attributes = words ? { caption: words } : {}
    if (hasClass(piece, /^text-width$/)) picture.layout = 'text'
    const children = piece.children.filter((child) => child !== caption)
    this.#readLines({ ...piece, children }, { ...around, picture })
  }

  #readPicture(piece: Tag, { text: { link }, picture }: Around): void {
    const image = get(piece, 'src').trim()
    // When a pasted picture is imported and the site cannot use it, it is refused with a message.
    if (!image || !(this.#reading.isPasted || isPictureAddress(image))) return
    const attributes = { ...readPicture(piece), ...picture }
    this.#writer.embed({ image }, link ? { link, ...attributes } : attributes)
  }

  #readFormula(piece: Tag): void {
    const formula = getFormula(piece)
    if (formula) this.#writer.embed({ formula: formula.slice(0, MAX_FORMULA) })
  }

  /** Writes each line of code as a line of the Delta. */
  #readCode(piece: Tag, around: Around): void {
    this.#begin('code', around)
    for (const { language, text } of readCode(piece)) {
      this.#writer.text(text, {}, true)
      this.#writer.endLine({ 'code-block': language }, 'code')
    }
  }

  /** Writes each cell as a line that names its row. */
  #readTable(table: Tag, around: Around): void {
    this.#begin('table', around)
    for (const caption of table.children) if (isTag(caption, 'caption')) this.#readLines(caption, ALONE)
    for (const row of readGrid(readRows(table))) {
      this.#rows += 1
      for (const cell of row) {
        if (cell) this.#readCell(cell.children, {})
        const format = cell ? toCellFormat(cell, this.#reading) : {}
        this.#writer.endLine({ ...format, table: `row-${this.#rows}` }, 'cell')
      }
    }
  }

  /** Writes a cell as one line, whatever is in it. */
  #readCell(pieces: Markup[], text: Attributes): void {
    for (const piece of pieces) {
      if (typeof piece === 'string') this.#writer.text(piece, text)
      else if (piece.tag === 'img') this.#readPicture(piece, { ...ALONE, text })
      else if (getFormula(piece)) this.#readFormula(piece)
      else {
        if (BLOCKS.includes(piece.tag)) this.#writer.text(' ', {})
        this.#readCell(piece.children, toInlineFormat(piece, text, this.#reading))
        if (ENDS.includes(piece.tag)) this.#writer.text(' ', {})
      }
    }
  }

  /** Puts an empty line between two tables or two blocks of code, which would otherwise merge. */
  #begin(kind: 'code' | 'table', { line }: Around): void {
    this.#writer.endLine(line)
    if (this.#last === kind) this.#writer.endLine({}, 'cell')
    this.#last = kind
  }
}

const FORMATS: readonly [tags: string, format: Attributes][] = [
  ['b strong', { bold: true }],
  ['i em cite dfn var', { italic: true }],
  ['u ins', { underline: true }],
  ['s strike del', { strike: true }],
  ['code kbd samp tt', { code: true }],
  ['sub', { script: 'sub' }],
  ['sup', { script: 'super' }],
]
const FORMAT_BY_TAG = new Map(FORMATS.flatMap(([tags, format]) => tags.split(' ').map((tag) => [tag, format])))

/** Returns the formats of the text within an element, given those around it. */
function toInlineFormat(piece: Tag, around: Attributes, reading: Reading): Attributes {
  const made: Attributes = { ...around, ...FORMAT_BY_TAG.get(piece.tag) }
  const size = /(?:^|\s)ql-size-(small|large|huge)(?:\s|$)/.exec(get(piece, 'class'))?.[1]
  if (size) made.size = size
  if (piece.tag === 'a') applyLink(made, get(piece, 'href').trim(), reading)
  return made
}

function applyLink(made: Attributes, href: string, { isPasted }: Reading): void {
  if (!isSafeHref(href)) return
  // A fragment pointed to a part of the page from which the text was copied.
  if (!isPasted || !href.startsWith('#')) made.link = href
}

const ALIGN = /(?:^|\s)ql-align-(center|right|justify)(?:\s|$)/
const INDENT = /(?:^|\s)ql-indent-([1-8])(?:\s|$)/
const MAX_INDENT = 8

/** Returns the layout of a block's lines: alignment, indent, direction. */
function toLayout(piece: Tag): Attributes {
  const made: Attributes = {}
  const names = get(piece, 'class')
  const align = ALIGN.exec(names)?.[1]
  if (align) made.align = align
  const indent = INDENT.exec(names)?.[1]
  if (indent) made.indent = Number(indent)
  if (names.includes('ql-direction-rtl')) made.direction = 'rtl'
  return made
}

/** Returns the pictures in a piece. */
const findPictures = (piece: Markup): Tag[] =>
  isTag(piece) ? (piece.tag === 'img' ? [piece] : piece.children.flatMap(findPictures)) : []

/** Returns whether an element is a figure with one picture, and nothing else but its caption. */
function isPictureFigure(piece: Tag): boolean {
  if (piece.tag !== 'figure') return false
  const others = piece.children.filter((child) => !isTag(child, 'figcaption'))
  return others.flatMap(findPictures).length === 1 && others.every((child) => toText(child).trim() === '')
}

/** Returns the level of a heading; 0 for anything else. */
const toLevel = ({ tag }: Tag): number => Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0)

/** Returns the format of a list item's line. `depth` counts the lists around it from 1. */
function toItemFormat(item: Tag, list: Tag | null, depth: number): Attributes {
  const own = LIST_KINDS.find((kind) => kind === get(item, 'data-list'))
  const checked = list ? get(list, 'data-checked') : ''
  const fallback = list?.tag === 'ol' ? 'ordered' : 'bullet'
  const kind = own ?? (checked ? (checked === 'true' ? 'checked' : 'unchecked') : fallback)
  const indent = Number(INDENT.exec(get(item, 'class'))?.[1] ?? Math.min(depth - 1, MAX_INDENT))
  const start = kind === 'ordered' ? toStart(item, list) : ''
  const format: Attributes = indent > 0 ? { indent, list: kind } : { list: kind }
  return start ? { ...format, start } : format
}

/** Returns an item's own number. The number of a list belongs to its first item. */
function toStart(item: Tag, list: Tag | null): string {
  const isFirst = list?.children.find((child) => isTag(child)) === item
  const said = get(item, 'value') || (list && isFirst ? get(list, 'start') : '')
  return /^\d{1,6}$/.exec(said)?.[0] ?? ''
}

/** Returns the language that a block of code, or the code in it, names. */
function toCodeLanguage(piece: Tag): string {
  const name = get(piece, 'data-language') || /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,40})/.exec(get(piece, 'class'))?.[1]
  const inner = piece.children.find((child) => isTag(child, 'code'))
  return name || (isTag(inner) ? toCodeLanguage(inner) : '') || 'plain'
}

/** Returns a cell's alignment, and whether it heads a column or a row. */
function toCellFormat(cell: Tag, reading: Reading): Attributes {
  const { align } = toLayout(cell)
  const scope = /^(?:row|col)$/.exec(get(cell, 'scope'))?.[0] ?? (reading.isPasted ? 'col' : 'cell')
  const format: Attributes = align ? { align } : {}
  return cell.tag === 'th' ? { ...format, 'table-head': scope } : format
}

/** Returns whether an element is a block of code, in plain HTML or as the editor writes it. */
const isCode = (piece: Tag): boolean => piece.tag === 'pre' || hasClass(piece, /^ql-code-block-container$/)

/** Returns the lines of a block of code, each with its language. */
function readCode(piece: Tag): { language: string; text: string }[] {
  const lines = piece.children.filter((child) => isTag(child)).filter((child) => hasClass(child, /^ql-code-block/))
  if (piece.tag !== 'pre' && lines.length > 0) {
    return lines.map((line) => ({ language: toCodeLanguage(line), text: toText(line).replace(/\n$/, '') }))
  }
  const language = toCodeLanguage(piece)
  const text = toText(piece).replace(/^\n/, '').trimEnd()
  return text.split('\n').map((line) => ({ language, text: line }))
}

const MAX_SPAN = 50
/** The maximum number of added cells: a small table could claim to have a million. */
const MAX_ADDED = 2_000

function toSpan(cell: Tag, name: string): number {
  const span = Number(/^\d{1,3}$/.exec(get(cell, name))?.[0] ?? 1)
  return Math.min(Math.max(span, 1), MAX_SPAN)
}

/**
 * Returns the cells of each row as a grid. Adds empty cells after one that spans several, so that columns stay aligned.
 */
function readGrid(rows: Tag[]): (Tag | null)[][] {
  // Rows that a cell from above still covers, by column.
  const covered: number[] = []
  let room = MAX_ADDED
  return rows.map((row) => {
    const cells: (Tag | null)[] = []
    const fillCovered = () => {
      for (let left = covered[cells.length] ?? 0; left > 0 && room > 0; left = covered[cells.length] ?? 0) {
        covered[cells.length] = left - 1
        cells.push(null)
        room -= 1
      }
    }
    for (const cell of row.children) {
      if (!isTag(cell, 'td', 'th')) continue
      fillCovered()
      for (let column = 0; column < toSpan(cell, 'colspan') && (column === 0 || room > 0); column += 1) {
        covered[cells.length] = toSpan(cell, 'rowspan') - 1
        cells.push(column === 0 ? cell : null)
        if (column > 0) room -= 1
      }
    }
    fillCovered()
    return cells
  })
}

/** Returns the rows of a table, whatever parts it has. */
function readRows(piece: Tag): Tag[] {
  return piece.children.flatMap((child) => {
    if (!isTag(child)) return []
    return child.tag === 'tr' ? [child] : isTag(child, 'thead', 'tbody', 'tfoot') ? readRows(child) : []
  })
}

/** Returns whether a picture's address names a file on the web or holds the picture itself. */
const isPictureAddress = (src: string): boolean =>
  /^data:image\//i.test(src) || /^https?:$/.test(URL.parse(src, 'https://site.invalid/')?.protocol ?? '')

/** Returns the attributes of a picture that the editor keeps. */
function readPicture(piece: Tag): Attributes {
  const own = ['alt', 'width', 'height'].filter((name) => Object.hasOwn(piece.attributes, name))
  return Object.fromEntries(own.map((name) => [name, get(piece, name)]))
}
