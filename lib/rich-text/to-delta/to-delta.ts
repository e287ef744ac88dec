import type { Attributes, Delta } from '../delta-ops.ts'
import { get, isTag, type Markup, type Tag } from '../markup.ts'
import { toVideo } from '../video.ts'
import { DeltaWriter } from './delta-writer.ts'
import { type Reading, toInlineFormat } from './inline-format.ts'
import { toCellFormat, toItemFormat, toLevel, toSetting } from './line-format.ts'
import { isCode, isFormula, readCode, readFormula, readGrid, readPicture, readRows } from './read-pieces.ts'

const BLOCKS =
  'p div h1 h2 h3 h4 h5 h6 blockquote figure figcaption details summary ul ol li dl dt dd caption table'.split(' ')
/** Elements that get a space after them in a cell, which is one line. */
const ENDS = [...BLOCKS, 'br', 'pre', 'td', 'th']

/** The formats that lines and text inherit, and the list around them. */
type Around = { line: Attributes; text: Attributes; list: Tag | null; depth: number }
const ALONE: Around = { line: {}, text: {}, list: null, depth: 0 }

/** Markup as a Delta. Only the formats known here get into it, so whatever else the markup tries is gone. */
export function toDelta(markup: Markup[], reading: Reading): Delta {
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

  /** Reads neighbours; what comes after them continues their last line. */
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
    else if (tag === 'img') this.#readPicture(piece, around.text)
    else if (isFormula(piece)) this.#readFormula(piece)
    else if (BLOCKS.includes(tag) || toLevel(piece) > 0) this.#readLines(piece, around)
    else this.read(piece.children, { ...around, text: toInlineFormat(piece, around.text, this.#reading) })
  }

  /** An item or a heading with a line break is still one line. */
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
    const line = this.#toLine(piece, { ...around.line, ...toSetting(piece) }, around)
    const text = tag === 'dt' || tag === 'summary' ? { ...around.text, bold: true } : around.text
    return tag === 'ul' || tag === 'ol'
      ? { line, text, list: piece, depth: around.depth + 1 }
      : { ...around, line, text }
  }

  /** The kind of a block's lines: the editor knows one for each line. */
  #toLine(piece: Tag, line: Attributes, { list, depth }: Around): Attributes {
    const { blockquote, indent, ...others } = line
    const level = toLevel(piece)
    if (piece.tag === 'li') return { ...others, ...toItemFormat(piece, list, Math.max(depth, 1)) }
    if ('list' in line) return line
    if (level > 0) return { ...others, header: level, ...(indent ? { indent } : {}) }
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

  #readPicture(piece: Tag, { link }: Attributes): void {
    const image = get(piece, 'src').trim()
    if (image) this.#writer.embed({ image }, { ...(link ? { link } : {}), ...readPicture(piece) })
  }

  #readFormula(piece: Tag): void {
    const formula = readFormula(piece)
    if (formula) this.#writer.embed({ formula })
  }

  /** Each line of code is a line of the Delta. */
  #readCode(piece: Tag, around: Around): void {
    this.#begin('code', around)
    for (const { language, text } of readCode(piece)) {
      this.#writer.text(text, {}, true)
      this.#writer.endLine({ 'code-block': language }, 'code')
    }
  }

  /** Each cell is a line that names its row. */
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

  /** A cell is one line, whatever is in it. */
  #readCell(pieces: Markup[], text: Attributes): void {
    for (const piece of pieces) {
      if (typeof piece === 'string') this.#writer.text(piece, text)
      else if (piece.tag === 'img') this.#readPicture(piece, text)
      else if (isFormula(piece)) this.#readFormula(piece)
      else {
        if (BLOCKS.includes(piece.tag)) this.#writer.text(' ', {})
        this.#readCell(piece.children, toInlineFormat(piece, text, this.#reading))
        if (ENDS.includes(piece.tag)) this.#writer.text(' ', {})
      }
    }
  }

  /** Two tables, or two pieces of code, would become one with nothing between them. */
  #begin(kind: 'code' | 'table', { line }: Around): void {
    this.#writer.endLine(line)
    if (this.#last === kind) this.#writer.endLine({}, 'cell')
    this.#last = kind
  }
}
