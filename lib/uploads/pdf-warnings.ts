import { constants, inflateSync } from 'node:zlib'
import type { FileWarning } from './warnings.ts'

const WARNINGS = new Map<string, FileWarning>([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['Launch', 'launch'],
  ['EmbeddedFile', 'attachments'],
])

const OBJECT_STREAM = 'ObjStm'

// Each letter of a name may be escaped: /J#53 is /JS.
function toPattern(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`
  })
  return letters.join('')
}

const NAME = new RegExp(
  `/(${[...WARNINGS.keys(), OBJECT_STREAM].map(toPattern).join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`,
  'g',
)

const MAX_STREAM_BYTES = 1024 * 1024

// Bytes read and bytes unpacked, of all streams: a stream may be long and unpack to nothing.
const MAX_WORK_BYTES = 12 * 1024 * 1024
const MIN_WORK_BYTES = 16 * 1024
const MAX_DICTIONARY = 1024

const decode = (name: string) =>
  name.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

// /JS alone may be a coincidence in compressed bytes; in an action a script or a reference follows it.
const hasValue = (text: string, at: number) => /^\s{0,8}[(<\d]/.test(text.slice(at, at + 10))

/** Adds what the names in a text warn of, and returns where it speaks of object streams. */
function readNames(text: string, found: Set<FileWarning>): number[] {
  const streams: number[] = []
  for (const { 0: whole, 1: written = '', index } of text.matchAll(NAME)) {
    const name = decode(written)
    const warning = WARNINGS.get(name)
    if (warning && (name !== 'JS' || hasValue(text, index + whole.length))) found.add(warning)
    if (name === OBJECT_STREAM) streams.push(index)
  }
  return streams
}

/** The names in a PDF that make it act by itself, also within its compressed objects as far as they can be read. */
export function findPdfWarnings(file: Buffer, text: string): FileWarning[] {
  const found = new Set<FileWarning>()
  let left = MAX_WORK_BYTES
  for (const at of readNames(text, found)) {
    if (left <= 0) break
    left -= MAX_DICTIONARY
    const start = /stream\r?\n/.exec(text.slice(at, at + MAX_DICTIONARY))
    if (!start) continue
    const from = at + start.index + start[0].length
    const rest = file.subarray(from, from + MAX_STREAM_BYTES)
    const end = rest.indexOf('endstream')
    const packed = end < 0 ? rest : rest.subarray(0, end)
    left -= Math.max(MIN_WORK_BYTES, packed.length)
    try {
      const objects = inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
      left -= objects.length
      readNames(objects.toString('latin1'), found)
    } catch {
      left -= MAX_STREAM_BYTES
    }
  }
  return [...found]
}
