import { type Dictionary, isDictionary, isName, isTagged, isText, Syntax, type Value } from '../../../pdf/syntax.ts'
import { createByteBudget, inflate } from '../inflate.ts'

const MAX_OBJECTS = 60_000

/** A stream: its dictionary, and where its packed bytes begin and end. */
type Stream = { type: 'stream'; dictionary: Dictionary; start: number; end: number }

type Place = { text: string; at: number }

/** Bytes as text, one character a byte. */
function toBinary(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return parts.join('')
}

function decodeAscii85(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  const digits = (text.split('~')[0] ?? '').replaceAll('z', '!!!!!').replace(/[^!-u]/g, '')
  for (let at = 0; at < digits.length; at += 5) {
    const group = digits.slice(at, at + 5)
    let sum = 0
    for (const digit of group.padEnd(5, 'u')) sum = sum * 85 + digit.charCodeAt(0) - 33
    for (let byte = 0; byte < group.length - 1; byte += 1) bytes.push(Math.floor(sum / 256 ** (3 - byte)) & 255)
  }
  return Uint8Array.from(bytes)
}

/** The objects of a PDF, searched for in the whole file, so that broken files can be read. Of equal numbers the last counts. */
export class PdfFile {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #text: string
  readonly #places = new Map<number, Place>()
  readonly #allowance = createByteBudget()
  trailer: Dictionary = new Map()

  private constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
    this.#text = toBinary(bytes)
  }

  /** Opens a file. Throws if it is encrypted. */
  static async open(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFile> {
    const file = new PdfFile(bytes)
    await file.#findObjects()
    file.#findTrailers()
    if (file.trailer.has('Encrypt')) throw new Error('The file is encrypted.')
    return file
  }

  async #findObjects(): Promise<void> {
    const text = this.#text
    for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
      const [, number] = /(\d{1,10})\s{1,4}\d{1,5}\s{0,4}$/.exec(text.slice(Math.max(0, at - 24), at)) ?? []
      if (!number) continue
      const place = { text, at: at + 3 }
      this.#places.set(Number(number), place)
      if (this.#places.size > MAX_OBJECTS) throw new RangeError('The file has too many objects.')
      const start = text.slice(at, at + 600)
      if (start.includes('/ObjStm')) await this.#unpackObjects(place)
      // Files with packed objects keep their trailer in the dictionary of a stream.
      if (start.includes('/XRef')) this.#addTrailer(new Syntax(text, at + 3).read())
    }
  }

  async #unpackObjects(place: Place): Promise<void> {
    const stream = this.#readPlace(place)
    if (!isStream(stream)) return
    const text = await this.readStream(stream)
    const first = this.getNumber(stream.dictionary.get('First'))
    const header = new Syntax(text)
    const count = Math.min(MAX_OBJECTS, this.getNumber(stream.dictionary.get('N')))
    for (let index = 0; index < count; index += 1) {
      const number = header.read()
      const offset = header.read()
      if (typeof number !== 'number' || typeof offset !== 'number') return
      this.#places.set(number, { text, at: first + offset })
    }
  }

  #findTrailers(): void {
    const text = this.#text
    for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 7))
      this.#addTrailer(new Syntax(text, at + 7).read())
  }

  #addTrailer(value: Value | undefined): void {
    if (!isDictionary(value)) return
    for (const [key, entry] of value) if (['Root', 'Info', 'Encrypt'].includes(key)) this.trailer.set(key, entry)
  }

  #readPlace({ text, at }: Place): Value | Stream {
    const syntax = new Syntax(text, at)
    const value = syntax.read() ?? null
    syntax.skipSpace()
    if (text !== this.#text || !isDictionary(value) || !text.startsWith('stream', syntax.at)) return value
    const line = syntax.at + 6
    const start = line + (text.startsWith('\r\n', line) ? 2 : 1)
    const length = this.getNumber(value.get('Length'))
    const isRight = length > 0 && /^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11))
    const end = isRight ? start + length : text.indexOf('endstream', start)
    return { type: 'stream', dictionary: value, start, end: end < 0 ? text.length : end }
  }

  /** What a value refers to, or the value itself. */
  get(value: Value | undefined): Value | Stream {
    let current: Value | Stream = value ?? null
    for (let step = 0; step < 20; step += 1) {
      if (!isTagged(current, 'reference')) return current
      const place = this.#places.get(current.number)
      current = place ? this.#readPlace(place) : null
    }
    return null
  }

  getNumber(value: Value | undefined): number {
    const found = this.get(value)
    return typeof found === 'number' ? found : 0
  }

  getName(value: Value | undefined): string {
    const found = this.get(value)
    return isName(found) ? found.name : ''
  }

  getText(value: Value | undefined): string {
    const found = this.get(value)
    return isText(found) ? found.text : ''
  }

  getList(value: Value | undefined): Value[] {
    const found = this.get(value)
    return Array.isArray(found) ? found : []
  }

  /** A dictionary, also that of a stream; an empty one where there is none. */
  getDictionary(value: Value | undefined): Dictionary {
    const found = this.get(value)
    if (isStream(found)) return found.dictionary
    return isDictionary(found) ? found : new Map()
  }

  /** The unpacked bytes of a stream, one character a byte. Throws where they are packed in a way that text is not. */
  async readStream(stream: Stream): Promise<string> {
    const { dictionary } = stream
    let bytes = this.#bytes.slice(stream.start, stream.end)
    const filter = this.get(dictionary.get('Filter') ?? dictionary.get('F'))
    const filters = Array.isArray(filter) ? filter : isStream(filter) || filter === null ? [] : [filter]
    for (const each of filters.slice(0, 4)) {
      const name = this.getName(each)
      if (name === 'FlateDecode' || name === 'Fl') bytes = await inflate(bytes, 'deflate', this.#allowance)
      else if (name === 'ASCII85Decode' || name === 'A85') bytes = decodeAscii85(toBinary(bytes))
      else throw new Error('The stream is packed in an unusual way.')
    }
    if (this.getNumber(this.getDictionary(dictionary.get('DecodeParms')).get('Predictor')) > 1)
      throw new Error('The stream is packed in an unusual way.')
    return toBinary(bytes)
  }

  /** As `readStream`, of what a value refers to; an empty text where that is no stream. */
  async read(value: Value | undefined): Promise<string> {
    const stream = this.get(value)
    return isStream(stream) ? this.readStream(stream) : ''
  }
}

/** Whether a value is a stream. */
export const isStream = (value: unknown): value is Stream =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'stream'
