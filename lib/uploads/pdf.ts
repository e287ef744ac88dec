import { constants, inflateSync } from 'node:zlib'
import { HEAD_BYTES, isEncryptedPdf } from './content.ts'
import type { Inspection } from './inspect-document.ts'
import type { FileWarning } from './warnings.ts'

/** Returns whether a PDF begins in the first bytes, where viewers look for it, and has an object and an end. */
export const isPdf = (file: Buffer) =>
  file.subarray(0, HEAD_BYTES).includes('%PDF-') &&
  file.includes('obj') &&
  (file.includes('startxref') || file.includes('%%EOF'))

const WARNINGS = new Map<string, FileWarning>([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['Launch', 'launch'],
  ['EmbeddedFile', 'attachments'],
])

const OBJECT_STREAM = 'ObjStm'

// Returns a pattern for a name. Each of its letters may be escaped: /J#53 is /JS.
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

// The maximum of bytes read and unpacked, for all streams together: a stream may be long and unpack to nothing.
const MAX_WORK_BYTES = 12 * 1024 * 1024
const MIN_WORK_BYTES = 16 * 1024
const MAX_DICTIONARY = 1024

const decode = (name: string) =>
  name.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

// /JS alone may be a coincidence in compressed bytes; in an action it is followed by a script or a reference.
const hasValue = (text: string, at: number) => /^\s{0,8}[(<\d]/.test(text.slice(at, at + 10))

/** Adds the warnings for the names in a text, and returns where it mentions object streams. */
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

/**
 * Finds the names that make a PDF run actions automatically, including those in compressed objects, as far as they can
 * be read. pdf.js does not report what a file starts, or what is in objects that only other viewers find.
 */
function findWarnings(file: Buffer, text: string): FileWarning[] {
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

async function isLocked(file: Buffer): Promise<boolean> {
  // Few files need this module, and it takes 70 ms and 27 MB to load.
  const { opensWithoutPassword } = await import('./open-pdf.ts')
  return !(await opensWithoutPassword(new Uint8Array(file)))
}

/** Inspects a PDF. One that forbids changes but opens without a password does not count as encrypted. */
export async function inspectPdf(file: Buffer): Promise<Inspection> {
  const text = file.toString('latin1')
  if (isEncryptedPdf(text) && (await isLocked(file))) return { kind: 'encrypted', warnings: [] }
  return { kind: 'pdf', warnings: findWarnings(file, text) }
}
