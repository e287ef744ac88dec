import {
  type Dictionary,
  isDictionary,
  isName,
  isTagged,
  isText,
  Syntax,
  toReadable,
  type Value,
} from '../../../pdf/syntax.ts'
import { isStream, type PdfFile } from './file.ts'
import { type Font, readFont } from './font.ts'
import { IDENTITY, multiply, toMatrix, toMove } from './matrix.ts'
import { type Glyph, Pen, type State } from './pen.ts'

/** A thin line, as LaTeX draws an underscore. */
export type Rule = { left: number; right: number; y: number }

/** What a page shows. */
export type PageContent = { glyphs: Glyph[]; rules: Rule[] }

const MAX_OPERATORS = 400_000
const MAX_STATES = 200
const MAX_RULES = 5_000
const DEEPEST_FORM = 6
const THINNEST = 2
/** Instructions that end a path and paint it. */
const PAINTING = ['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*']

/** Follows a page's instructions as far as they draw text. */
export class ContentReader {
  readonly #file: PdfFile
  readonly #fonts = new Map<Value, Font>()
  readonly #pen = new Pen()
  readonly content: PageContent = { glyphs: this.#pen.glyphs, rules: [] }
  #operators = 0
  #path: [number, number][] = []

  constructor(file: PdfFile) {
    this.#file = file
  }

  async read(source: string, resources: Dictionary, depth = 0): Promise<void> {
    const syntax = new Syntax(source)
    const states: State[] = []
    let operands: Value[] = []
    for (;;) {
      const value = syntax.read()
      if (value === undefined) {
        if (syntax.at >= source.length) return
        syntax.at += 1
      } else if (!isTagged(value, 'operator')) {
        if (operands.length < 40) operands.push(value)
      } else {
        this.#operators += 1
        if (this.#operators > MAX_OPERATORS) throw new RangeError('The page has too many instructions.')
        const { name } = value
        if (name === 'q' && states.length < MAX_STATES) states.push(this.#pen.state)
        else if (name === 'Q') this.#pen.state = states.pop() ?? this.#pen.state
        else if (name === 'Tf') await this.#setFont(operands, resources)
        else if (name === 'Do') await this.#drawForm(operands, resources, depth)
        else if (name === 'BI') skipImage(syntax)
        else if (Object.hasOwn(this.#instructions, name)) {
          const numbers = operands.filter((each) => typeof each === 'number')
          this.#instructions[name]?.(numbers, operands, resources)
        }
        operands = []
      }
    }
  }

  async #setFont([name, size]: Value[], resources: Dictionary): Promise<void> {
    const fonts = this.#file.getDictionary(resources.get('Font'))
    const value = isName(name) ? fonts.get(name.name) : undefined
    // Each reference is a new object; only its number tells that two are the same.
    const key = isTagged(value, 'reference') ? value.number : (value ?? null)
    let font = this.#fonts.get(key)
    if (!font && value !== undefined) {
      font = await readFont(this.#file, value)
      this.#fonts.set(key, font)
    }
    this.#pen.set({ font: font ?? null, size: typeof size === 'number' ? size : 0 })
  }

  async #drawForm([name]: Value[], resources: Dictionary, depth: number): Promise<void> {
    const forms = this.#file.getDictionary(resources.get('XObject'))
    const form = this.#file.get(isName(name) ? forms.get(name.name) : undefined)
    if (!isStream(form) || this.#file.getName(form.dictionary.get('Subtype')) !== 'Form') return
    if (depth >= DEEPEST_FORM) throw new RangeError('The page is nested too deeply.')
    const before = this.#pen.state
    const numbers = this.#file.getList(form.dictionary.get('Matrix')).map((value) => this.#file.getNumber(value))
    this.#pen.set({ matrix: multiply(toMatrix(numbers), before.matrix) })
    const own = form.dictionary.get('Resources')
    await this.read(await this.#file.readStream(form), own ? this.#file.getDictionary(own) : resources, depth + 1)
    this.#pen.state = before
  }

  readonly #instructions: Record<string, (numbers: number[], operands: Value[], resources: Dictionary) => void> = {
    cm: (numbers) => this.#pen.set({ matrix: multiply(toMatrix(numbers), this.#pen.state.matrix) }),
    BT: () => this.#pen.beginLine(IDENTITY),
    Tm: (numbers) => this.#pen.beginLine(toMatrix(numbers)),
    Td: ([x = 0, y = 0]) => this.#pen.moveLine(x, y),
    TD: ([x = 0, y = 0]) => {
      this.#pen.set({ leading: -y })
      this.#pen.moveLine(x, y)
    },
    'T*': () => this.#beginNextLine(),
    Tc: ([letterSpace = 0]) => this.#pen.set({ letterSpace }),
    Tw: ([wordSpace = 0]) => this.#pen.set({ wordSpace }),
    Tz: ([percent = 100]) => this.#pen.set({ stretch: percent / 100 }),
    TL: ([leading = 0]) => this.#pen.set({ leading }),
    Ts: ([rise = 0]) => this.#pen.set({ rise }),
    Tr: ([mode = 0]) => this.#pen.set({ mode }),
    Tj: (_, operands) => this.#show(operands),
    TJ: (_, operands) => this.#show(operands),
    "'": (_, operands) => {
      this.#beginNextLine()
      this.#show(operands)
    },
    '"': ([wordSpace = 0, letterSpace = 0], operands) => {
      this.#pen.set({ wordSpace, letterSpace })
      this.#beginNextLine()
      this.#show(operands.slice(2))
    },
    BMC: () => this.#pen.beginMark(null),
    BDC: (_, operands, resources) => this.#pen.beginMark(this.#getActualText(operands[1], resources)),
    EMC: () => this.#pen.endMark(),
    m: ([x = 0, y = 0]) => this.#addToPath([x, y]),
    l: ([x = 0, y = 0]) => this.#addToPath([x, y]),
    re: ([x = 0, y = 0, width = 0, height = 0]) => this.#addToPath([x, y], [x + width, y + height]),
    n: () => this.#endPath(false),
    ...Object.fromEntries(PAINTING.map((name) => [name, () => this.#endPath(true)])),
  }

  #beginNextLine(): void {
    this.#pen.moveLine(0, -this.#pen.state.leading)
  }

  /** Texts, with numbers between them that move the next one back. */
  #show(operands: Value[]): void {
    for (const value of operands.flat()) {
      if (isText(value)) this.#pen.show(value.text)
      else if (typeof value === 'number') this.#pen.advance((-value / 1000) * this.#pen.state.size)
    }
  }

  /** What a marked part says that its letters mean; null where it says nothing. */
  #getActualText(value: Value | undefined, resources: Dictionary): string | null {
    const properties = this.#file.getDictionary(resources.get('Properties'))
    const entries = isName(value) ? this.#file.getDictionary(properties.get(value.name)) : value
    if (!isDictionary(entries) || !entries.has('ActualText')) return null
    return toReadable(this.#file.getText(entries.get('ActualText')))
  }

  #addToPath(...points: [x: number, y: number][]): void {
    if (this.#path.length >= 100) return
    for (const [x, y] of points) {
      const [, , , , left, top] = multiply(toMove(x, y), this.#pen.state.matrix)
      this.#path.push([left, top])
    }
  }

  #endPath(isPainted: boolean): void {
    const path = this.#path
    this.#path = []
    const { rules } = this.content
    if (!isPainted || path.length === 0 || rules.length >= MAX_RULES) return
    const xs = path.map(([x]) => x)
    const ys = path.map(([, y]) => y)
    const y = Math.min(...ys)
    if (Math.max(...ys) - y < THINNEST) rules.push({ left: Math.min(...xs), right: Math.max(...xs), y })
  }
}

/** Skips an image that is written between the instructions. */
function skipImage(syntax: Syntax): void {
  const end = syntax.text.slice(syntax.at).search(/[\s]EI[\s]/)
  syntax.at = end < 0 ? syntax.text.length : syntax.at + end + 3
}
