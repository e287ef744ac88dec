/** The values that a PDF is written in (ISO 32000-2, 7.3). */
export type Value = number | boolean | null | Tagged | Value[] | Dictionary

type Tagged =
  | { type: 'name'; name: string }
  | { type: 'text'; text: string }
  | { type: 'reference'; number: number }
  | { type: 'operator'; name: string }

/** A PDF's dictionary, by the names of its entries. */
export type Dictionary = Map<string, Value>

const DEEPEST = 30
const MAX_ITEMS = 50_000

const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const REST_OF_REFERENCE = /[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}R(?![A-Za-z])/y
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' }
const KEYWORDS: Record<string, Value> = { true: true, false: false, null: null }

const isSpace = (letter: string) => letter !== '' && '\0\t\n\f\r '.includes(letter)

/** Reads values from a text with one character for each byte. */
export class Syntax {
  readonly text: string
  at: number

  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  skipSpace(): void {
    for (;;) {
      const letter = this.text.charAt(this.at)
      if (letter === '%') while (this.at < this.text.length && !/[\r\n]/.test(this.text.charAt(this.at))) this.at += 1
      else if (isSpace(letter)) this.at += 1
      else return
    }
  }

  /** The next value; undefined at the end, and where a list or dictionary ends. */
  read(depth = 0): Value | undefined {
    if (depth > DEEPEST) throw new RangeError('The file is nested too deeply.')
    this.skipSpace()
    const letter = this.text.charAt(this.at)
    if (letter === '') return undefined
    if (letter === '/') return this.#readName()
    if (letter === '(') return this.#readText()
    if (letter === '[') return this.#readList(depth)
    if (letter === '<') return this.text.charAt(this.at + 1) === '<' ? this.#readDictionary(depth) : this.#readHex()
    if (letter === ']' || letter === '>') return undefined
    if (letter === '{' || letter === '}' || letter === ')') {
      this.at += 1
      return { type: 'operator', name: letter }
    }
    return this.#readWord()
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }

  #readName(): Value {
    this.at += 1
    const name = this.#match(WORD)
    return {
      type: 'name',
      name: name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    }
  }

  #readWord(): Value {
    const word = this.#match(WORD)
    if (/^[+-]?[\d.]+$/.test(word)) {
      const isReference = /^\d+$/.test(word) && this.#match(REST_OF_REFERENCE) !== ''
      return isReference ? { type: 'reference', number: Number(word) } : Number(word) || 0
    }
    return Object.hasOwn(KEYWORDS, word) ? (KEYWORDS[word] ?? null) : { type: 'operator', name: word }
  }

  #readText(): Value {
    const parts: string[] = []
    let open = 1
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const letter = this.text.charAt(this.at)
      if (letter === '\\') parts.push(this.#readEscape())
      else {
        if (letter === '(') open += 1
        if (letter === ')') open -= 1
        if (open === 0) break
        parts.push(letter)
      }
    }
    this.at += 1
    return { type: 'text', text: parts.join('') }
  }

  #readEscape(): string {
    const digits = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0]
    this.at += digits?.length ?? 1
    if (digits) return String.fromCharCode(Number.parseInt(digits, 8) & 255)
    const letter = this.text.charAt(this.at)
    return ESCAPES[letter] ?? letter
  }

  #readHex(): Value {
    const end = this.text.indexOf('>', this.at)
    const digits = this.text.slice(this.at + 1, end < 0 ? this.text.length : end).replace(/[^\da-f]/gi, '')
    this.at = end < 0 ? this.text.length : end + 1
    const text = (digits.length % 2 ? `${digits}0` : digits).replace(/../g, (pair) =>
      String.fromCharCode(Number.parseInt(pair, 16)),
    )
    return { type: 'text', text }
  }

  #readList(depth: number): Value {
    const items: Value[] = []
    this.at += 1
    while (items.length < MAX_ITEMS) {
      const item = this.read(depth + 1)
      if (item === undefined) break
      items.push(item)
    }
    this.at += 1
    return items
  }

  #readDictionary(depth: number): Value {
    const entries: Dictionary = new Map()
    this.at += 2
    while (entries.size < MAX_ITEMS) {
      const key = this.read(depth + 1)
      if (key === undefined || !isName(key)) break
      const value = this.read(depth + 1)
      if (value === undefined) break
      entries.set(key.name, value)
    }
    this.skipSpace()
    this.at += this.text.startsWith('>>', this.at) ? 2 : 1
    return entries
  }
}

/** Whether a value is a name, a string, a reference or an operator, whichever `type` says. */
export function isTagged<Type extends Tagged['type']>(value: unknown, type: Type): value is Tagged & { type: Type } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type
}

/** Whether a value is a name, such as /Font. */
export const isName = (value: unknown) => isTagged(value, 'name')

/** Whether a value is a string. */
export const isText = (value: unknown) => isTagged(value, 'text')

/** Whether a value is a dictionary. */
export const isDictionary = (value: unknown): value is Dictionary => value instanceof Map

/** A string of the file as people read it: UTF-16 with its mark, UTF-8 with its mark, or Latin. */
export function toReadable(text: string): string {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  if (text.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes)
  if (text.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes)
  return text.startsWith('\xef\xbb\xbf') ? new TextDecoder().decode(bytes) : text
}
