import { UNKNOWN } from '../line.ts'
import type { Font } from './font.ts'
import { IDENTITY, type Matrix, multiply, toMove } from './matrix.ts'

/** One letter, or several that are drawn as one, in points from the lower left corner of the page. */
export type Glyph = { text: string; left: number; right: number; y: number; size: number; font: Font }

const MAX_GLYPHS = 60_000
const INVISIBLE = 3
/** Smaller letters are not meant to be read. */
const SMALLEST = 4

const START = {
  matrix: IDENTITY,
  font: null as Font | null,
  size: 0,
  letterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
}
/** The settings that text is drawn with, as far as they matter here. */
export type State = typeof START

const BEFORE_LETTER = /^[\u09bf\u09c7\u09c8\u09cb\u09cc]/

/** Bengali vowels drawn before their consonant, and marks drawn after it, come in the order of the drawing. */
const isOutOfOrder = (text: string) => BEFORE_LETTER.test(text) || text.endsWith('\u09cd')

/** Draws letters, and collects where they are. */
export class Pen {
  state = START
  readonly glyphs: Glyph[] = []
  #text = IDENTITY
  #line = IDENTITY
  #marks = 0
  /** Text that replaces what is drawn until its mark ends. */
  #replacement: { text: string; glyph: Glyph | null; depth: number } | null = null

  set(part: Partial<State>): void {
    this.state = { ...this.state, ...part }
  }

  beginLine(matrix: Matrix): void {
    this.#line = matrix
    this.#text = matrix
  }

  moveLine(x: number, y: number): void {
    this.beginLine(multiply(toMove(x, y), this.#line))
  }

  advance(distance: number): void {
    this.#text = multiply(toMove(distance * this.state.stretch, 0), this.#text)
  }

  show(text: string): void {
    const { font, size, letterSpace, wordSpace } = this.state
    if (!font) return
    for (let at = 0; at + font.bytes <= text.length; at += font.bytes) {
      const code = font.bytes === 2 ? text.charCodeAt(at) * 256 + text.charCodeAt(at + 1) : text.charCodeAt(at)
      const width = font.getWidth(code) * size
      this.#draw(font, code, width)
      this.advance(width + letterSpace + (font.bytes === 1 && code === 32 ? wordSpace : 0))
    }
  }

  /** Begins a marked part, which may say what its letters mean. */
  beginMark(text: string | null): void {
    this.#marks += 1
    if (text !== null) this.#replacement ??= { text, glyph: null, depth: this.#marks }
  }

  endMark(): void {
    if (this.#replacement?.depth === this.#marks) {
      const { text, glyph } = this.#replacement
      this.#replacement = null
      if (glyph && text) this.#add(glyph.text === UNKNOWN ? glyph : { ...glyph, text })
    }
    this.#marks = Math.max(0, this.#marks - 1)
  }

  #draw(font: Font, code: number, width: number): void {
    const { size, stretch, rise, matrix, mode } = this.state
    const place = multiply(multiply([size * stretch, 0, 0, size, 0, rise], this.#text), matrix)
    const height = Math.hypot(place[2], place[3])
    const isLevel = Math.abs(place[1]) < 0.01 * height && Math.abs(place[2]) < 0.4 * height && place[0] > 0
    if (mode === INVISIBLE || !isLevel || height < SMALLEST || !Number.isFinite(height)) return
    const drawn = font.getText(code)
    const text = font.isIcons || drawn.trim() === '' ? ' ' : drawn
    const right = place[4] + (width / size) * place[0]
    const glyph = { text: isOutOfOrder(text) ? UNKNOWN : text, left: place[4], right, y: place[5], size: height, font }
    if (this.#replacement) this.#replacement.glyph = join(this.#replacement.glyph, glyph)
    else this.#add(glyph)
  }

  #add(glyph: Glyph): void {
    this.glyphs.push(glyph)
    if (this.glyphs.length > MAX_GLYPHS) throw new RangeError('The page has too many letters.')
  }
}

/** The place of several letters that one text replaces. Text over two lines cannot be divided between them. */
function join(before: Glyph | null, glyph: Glyph): Glyph {
  if (!before) return { ...glyph, text: '' }
  const isOneLine = before.text !== UNKNOWN && Math.abs(before.y - glyph.y) < 0.6 * glyph.size
  return {
    ...before,
    text: isOneLine ? '' : UNKNOWN,
    left: Math.min(before.left, glyph.left),
    right: Math.max(before.right, glyph.right),
  }
}
