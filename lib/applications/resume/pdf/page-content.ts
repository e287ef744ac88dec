import { AnnotationMode, OPS, type PDFPageProxy } from 'unpdf/pdfjs'
import { UNKNOWN } from '../line.ts'

/** One letter, or several drawn as one, in points from the lower left corner of the page. */
export type Glyph = { text: string; left: number; right: number; y: number; size: number; font: Font }

/** A thin line, as LaTeX draws an underscore. */
export type Rule = { left: number; right: number; y: number }

/** The letters and thin lines of a page. */
export type PageContent = { glyphs: Glyph[]; rules: Rule[] }

/**
 * A font as pdf.js describes it with `fontExtraProperties`. `fontMatrix` scales its widths; `_map` maps codes to text.
 */
type Font = {
  name?: string
  vertical?: boolean
  composite?: boolean
  fontMatrix?: readonly number[]
  toUnicode?: { _map?: Record<number, string> }
}

type DrawnGlyph = { unicode: string; originalCharCode: number; width: number; isSpace: boolean }

/** A transformation matrix, as a PDF writes it. */
type Matrix = readonly [number, number, number, number, number, number]

const MAX_GLYPHS = 60_000
const MAX_RULES = 5_000
const MAX_RULE_HEIGHT = 2

/** Smaller letters are not meant to be read. */
const MIN_SIZE = 4

const INVISIBLE = 3
const ICONS = /awesome|icon|marvosym|wingding|webding|dingbat|symbol|emoji/i
const LIGATURE = /^[\ufb00-\ufb06]$/
const BENGALI = /\p{Script=Bengali}/u
/** Bengali vowels drawn before their consonant, and marks drawn after it. */
const OUT_OF_ORDER = /^[\u09bf\u09c7\u09c8\u09cb\u09cc]|\u09cd$/

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies `a`, then `b`. */
const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
]

const toMove = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** The text settings at the start of a page. */
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

/**
 * Returns a letter's text, or UNKNOWN if pdf.js is not sure of it. With `isReplaced`, the file gives the meaning
 * elsewhere.
 */
function getText({ unicode, originalCharCode }: DrawnGlyph, font: Font, isReplaced: boolean): string {
  if (ICONS.test(font.name ?? '')) return ' '
  // Without a mapping pdf.js returns the code itself.
  if (font.composite && font.toUnicode?._map?.[originalCharCode] === undefined) return UNKNOWN
  if (unicode.trim() === '') return ' '
  if (OUT_OF_ORDER.test(unicode) || (isReplaced && BENGALI.test(unicode))) return UNKNOWN
  if (/\p{Cc}/u.test(unicode)) return UNKNOWN
  return LIGATURE.test(unicode) ? unicode.normalize('NFKC') : unicode
}

/** Follows pdf.js's list of drawing operations that draw text or thin lines. Throws RangeError for too many letters. */
export async function readPageContent(page: PDFPageProxy): Promise<PageContent> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE })
  const fonts = new Map<string, Font>()
  for (const [index, operation] of fnArray.entries()) {
    const id = operation === OPS.setFont ? argsArray[index][0] : null
    if (id !== null && !fonts.has(id))
      fonts.set(id, await new Promise<Font>((resolve) => page.commonObjs.get(id, resolve)))
  }

  const content: PageContent = { glyphs: [], rules: [] }
  const states: (typeof START)[] = []
  let state = START
  let line = IDENTITY
  let place = IDENTITY
  /** For each open mark, whether it may replace the text of its letters (ActualText), which pdf.js does not report. */
  const marks: boolean[] = []

  const save = () => states.push(state)
  const restore = () => {
    state = states.pop() ?? state
  }
  const set = (part: Partial<typeof START>) => {
    state = { ...state, ...part }
  }
  const transform = (matrix: Matrix) => set({ matrix: multiply(matrix, state.matrix) })
  const beginLine = (matrix: Matrix) => {
    line = matrix
    place = matrix
  }
  const moveLine = (x: number, y: number) => beginLine(multiply(toMove(x, y), line))
  const advance = (distance: number) => {
    place = multiply(toMove(distance * state.stretch, 0), place)
  }

  function draw(glyph: DrawnGlyph, font: Font, width: number) {
    const { size, stretch, rise, matrix, mode } = state
    const [a, b, c, d, left, y] = multiply(multiply([size * stretch, 0, 0, size, 0, rise], place), matrix)
    const height = Math.hypot(c, d)
    const isLevel = Math.abs(b) < 0.01 * height && Math.abs(c) < 0.4 * height && a > 0
    if (mode === INVISIBLE || !isLevel || height < MIN_SIZE || !Number.isFinite(height)) return
    content.glyphs.push({
      text: getText(glyph, font, marks.includes(true)),
      left,
      right: left + (width / size) * a,
      y,
      size: height,
      font,
    })
    if (content.glyphs.length > MAX_GLYPHS) throw new RangeError('The page has too many letters.')
  }

  /** Draws letters. A number between them moves the next one back. */
  function show(items: (DrawnGlyph | number)[]) {
    const { font, size, letterSpace, wordSpace } = state
    if (!font || font.vertical) return
    const scale = (font.fontMatrix?.[0] ?? 0.001) * size
    for (const item of items) {
      if (typeof item === 'number') advance((-item / 1000) * size)
      else {
        const width = item.width * scale
        draw(item, font, width)
        advance(width + letterSpace + (item.isSpace ? wordSpace : 0))
      }
    }
  }

  function addRule(operation: number, bounds: ArrayLike<number> | null) {
    if (operation === OPS.endPath || !bounds || content.rules.length >= MAX_RULES) return
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(bounds)
    const [, , , , left, bottom] = multiply(toMove(x1, y1), state.matrix)
    const [, , , , right, top] = multiply(toMove(x2, y2), state.matrix)
    if (Math.abs(top - bottom) < MAX_RULE_HEIGHT)
      content.rules.push({ left: Math.min(left, right), right: Math.max(left, right), y: Math.min(top, bottom) })
  }

  // biome-ignore lint/suspicious/noExplicitAny: pdf.js does not type the operations' arguments
  const operations: Record<number, (...args: any[]) => void> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (...matrix) => transform(matrix as unknown as Matrix),
    [OPS.paintFormXObjectBegin]: (matrix) => {
      save()
      if (matrix) transform(matrix)
    },
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginText]: () => beginLine(IDENTITY),
    [OPS.setTextMatrix]: beginLine,
    [OPS.moveText]: moveLine,
    [OPS.setLeadingMoveText]: (x, y) => {
      set({ leading: -y })
      moveLine(x, y)
    },
    [OPS.nextLine]: () => moveLine(0, -state.leading),
    [OPS.setFont]: (id, size) => set({ font: fonts.get(id) ?? null, size }),
    [OPS.setCharSpacing]: (letterSpace) => set({ letterSpace }),
    [OPS.setWordSpacing]: (wordSpace) => set({ wordSpace }),
    [OPS.setHScale]: (percent) => set({ stretch: percent / 100 }),
    [OPS.setLeading]: (leading) => set({ leading }),
    [OPS.setTextRise]: (rise) => set({ rise }),
    [OPS.setTextRenderingMode]: (mode) => set({ mode }),
    [OPS.showText]: show,
    [OPS.beginMarkedContent]: () => marks.push(false),
    [OPS.beginMarkedContentProps]: (name, id) => marks.push(name === 'Span' && typeof id !== 'number'),
    [OPS.endMarkedContent]: () => marks.pop(),
    [OPS.constructPath]: (operation, _path, bounds) => addRule(operation, bounds),
  }
  for (const [index, operation] of fnArray.entries()) operations[operation]?.(...(argsArray[index] ?? []))
  return content
}
