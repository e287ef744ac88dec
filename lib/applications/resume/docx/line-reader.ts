import type { Line } from '../line.ts'
import type { Sizes } from './sizes.ts'
import { type Piece, readXml } from './xml.ts'

const MAX_LINES = 5_000

/** Elements that repeat something for older programs, were deleted, or are hidden. */
const HIDDEN = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:sdtPr', 'w:instrText', 'w:delText'])

type Tag = Exclude<Piece, { kind: 'text' }>

/** Reads the lines of one part of a document: its body, a header or a footer. */
export class LineReader {
  readonly #targets: Map<string, string>
  readonly #sizes: Sizes
  readonly #lines: Line[] = []
  /** Incomplete lines. A text box is inside a paragraph and has paragraphs itself. */
  readonly #open: Line[] = []
  readonly #hidden: string[] = []
  #style = ''
  #runSize = 0
  #isVanished = false
  #isInText = false
  #isInProperties = false
  #instruction = ''
  #row: string[] = []

  constructor(targets: Map<string, string>, sizes: Sizes) {
    this.#targets = targets
    this.#sizes = sizes
  }

  read(source: string): Line[] {
    for (const piece of readXml(source)) {
      if (piece.kind === 'text') this.#addText(piece.text)
      else if (HIDDEN.has(piece.name)) this.#hide(piece)
      else if (this.#hidden.length === 0) {
        const part = piece.kind === 'close' ? this.#ends : this.#starts
        if (Object.hasOwn(part, piece.name)) part[piece.name]?.(piece)
      }
    }
    const filled = this.#lines.filter(({ text, links }) => text.trim() || links.length > 0)
    return filled.map((line, index) => {
      const below = filled[index + 1]
      const isStacked = below?.size === line.size
      return { ...line, above: filled[index - 1]?.text ?? '', below: below?.text ?? '', isStacked }
    })
  }

  readonly #starts: Record<string, (tag: Tag) => void> = {
    'w:p': ({ kind }) => {
      this.#style = ''
      this.#begin()
      if (kind === 'whole') this.#open.pop()
    },
    'w:tr': () => {
      this.#row = []
    },
    'w:pStyle': (tag) => {
      this.#style = tag.getAttribute('w:val')
    },
    'w:rPr': ({ kind }) => {
      this.#isInProperties = kind === 'open'
    },
    'w:r': () => {
      this.#runSize = 0
      this.#isVanished = false
    },
    'w:rStyle': (tag) => {
      this.#runSize ||= this.#sizes.getOwnSize(tag.getAttribute('w:val'))
    },
    'w:sz': (tag) => {
      if (this.#isInProperties) this.#runSize = Number(tag.getAttribute('w:val')) / 2 || this.#runSize
    },
    // The size of complex scripts such as Bengali.
    'w:szCs': (tag) => {
      if (this.#isInProperties) this.#runSize ||= Number(tag.getAttribute('w:val')) / 2
    },
    'w:vanish': (tag) => {
      if (this.#isInProperties) this.#isVanished = !/^(?:0|false)$/.test(tag.getAttribute('w:val'))
    },
    'w:t': ({ kind }) => {
      this.#isInText = kind === 'open'
    },
    'w:tab': () => {
      if (!this.#isInProperties) this.#addLetter('\t')
    },
    'w:noBreakHyphen': () => this.#addLetter('-'),
    'w:sym': () => this.#addLetter(' '),
    'w:br': () => this.#break(),
    'w:cr': () => this.#break(),
    'w:hyperlink': (tag) => this.#addLink(this.#targets.get(tag.getAttribute('r:id'))),
    'w:fldChar': () => {
      this.#addLink(/HYPERLINK\s{1,9}"([^"]{1,500})"/.exec(this.#instruction)?.[1])
      this.#instruction = ''
    },
  }

  readonly #ends: Record<string, () => void> = {
    'w:p': () => this.#open.pop(),
    'w:tc': () => {
      const text = this.#lines.at(-1)?.text.trim() ?? ''
      // A colon may have a cell to itself.
      if (text !== ':') this.#row.push(text)
    },
    'w:rPr': () => {
      this.#isInProperties = false
    },
    'w:t': () => {
      this.#isInText = false
    },
  }

  #begin(): void {
    const before = this.#row.at(-1) ?? ''
    const line = { text: '', size: 0, page: 1, links: [], before, above: '', below: '', isStacked: false }
    this.#open.push(line)
    this.#lines.push(line)
    if (this.#lines.length > MAX_LINES) throw new RangeError('The document has too many lines.')
  }

  #break(): void {
    if (this.#open.pop()) this.#begin()
  }

  #hide({ kind, name }: Tag): void {
    if (kind === 'open') this.#hidden.push(name)
    if (kind === 'close') this.#hidden.pop()
  }

  #addLetter(letter: string): void {
    const line = this.#open.at(-1)
    if (line) line.text += letter
  }

  #addLink(target: string | undefined): void {
    if (target) this.#open.at(-1)?.links.push(target)
  }

  #addText(text: string): void {
    if (this.#hidden.at(-1) === 'w:instrText') this.#instruction += text
    const line = this.#open.at(-1)
    if (this.#hidden.length > 0 || this.#isVanished || !this.#isInText || !line) return
    line.text += text
    if (text.trim()) line.size = Math.max(line.size, this.#runSize || this.#sizes.getSize(this.#style))
  }
}
