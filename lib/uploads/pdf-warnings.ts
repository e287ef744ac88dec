import { constants, inflateSync } from 'node:zlib'
import type { FileWarning } from './warnings.ts'

const WARNINGS = new Map<string, FileWarning>([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['Launch', 'launch'],
  ['EmbeddedFile', 'attachments'],
])

const NAME = /\/([^\s\0()<>[\]{}/%]{2,40})/g

// What an object stream that cannot be unpacked counts for.
const MAX_STREAM_BYTES = 1024 * 1024
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024
const LEAST_COST = 16 * 1024
const MAX_DICTIONARY = 1024

const decode = (name: string) =>
  name.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

// /JS alone may be a coincidence in compressed bytes; in an action a script or a reference follows it.
const hasValue = (text: string, at: number) => /^\s{0,8}[(<\d]/.test(text.slice(at, at + 10))

/** Adds what the names in a text warn of, and returns where it speaks of object streams. */
function readNames(text: string, found: Set<FileWarning>): number[] {
  const streams: number[] = []
  for (const { 0: whole, 1: written = '', index } of text.matchAll(NAME)) {
    const name = written.includes('#') ? decode(written) : written
    const warning = WARNINGS.get(name)
    if (warning && (name !== 'JS' || hasValue(text, index + whole.length))) found.add(warning)
    if (name === 'ObjStm') streams.push(index)
  }
  return streams
}

/** The names in a PDF that make it act by itself, also within its compressed objects as far as they can be read. */
export function findPdfWarnings(file: Buffer, text: string): FileWarning[] {
  const found = new Set<FileWarning>()
  let left = MAX_UNPACKED_BYTES
  for (const at of readNames(text, found)) {
    if (left <= 0) break
    const start = /stream\r?\n/.exec(text.slice(at, at + MAX_DICTIONARY))
    if (!start) continue
    const packed = file.subarray(at + start.index + start[0].length)
    try {
      const objects = inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
      left -= Math.max(LEAST_COST, objects.length)
      readNames(objects.toString('latin1'), found)
    } catch {
      left -= MAX_STREAM_BYTES
    }
  }
  return [...found]
}
