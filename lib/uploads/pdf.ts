import { HEAD_BYTES } from './content.ts'
import type { Inspection } from './inspect-document.ts'
import { opensWithoutPassword } from './pdf-password.ts'
import { findPdfWarnings } from './pdf-warnings.ts'

const MAX_TRAILER_BYTES = 64 * 1024

/** Returns the offset of the PDF's header within the bytes where viewers look for it; -1 if it is not a PDF. */
const findHeader = (file: Buffer): number => file.subarray(0, HEAD_BYTES).indexOf('%PDF-')

/** Whether a PDF begins in the first bytes, and they hold an object, and have an end. */
export const isPdf = (file: Buffer) =>
  findHeader(file) >= 0 && file.includes('obj') && (file.includes('startxref') || file.includes('%%EOF'))

const isSection = (part: Buffer) => /^\s{0,9}(?:xref|trailer|\d)/.test(part.subarray(0, 20).toString('latin1'))

/** The trailer that the file's end points to: a table's, or a cross-reference stream's dictionary. Empty if there is none. */
function readTrailer(file: Buffer): string {
  const end = file.subarray(-2048).toString('latin1')
  const last = end.lastIndexOf('startxref')
  const pointer = last < 0 ? null : /^startxref\s{1,99}(\d{1,10})(?!\d)/.exec(end.slice(last))
  if (!pointer) return ''
  // Some writers count from the header, some from the first byte.
  const fromHeader = file.subarray(findHeader(file) + Number(pointer[1]))
  const fromStart = file.subarray(Number(pointer[1]))
  const section = isSection(fromStart) && !isSection(fromHeader) ? fromStart : fromHeader
  const stops = [section.indexOf('startxref'), section.indexOf('stream')].filter((at) => at >= 0)
  const whole = section.subarray(0, Math.min(section.length, ...stops))
  const trailer = whole.subarray(Math.max(0, whole.indexOf('trailer')))
  return trailer.subarray(0, MAX_TRAILER_BYTES).toString('latin1')
}

/** What a PDF is to us. It is encrypted if its trailer names /Encrypt and the empty password does not open it. */
export async function inspectPdf(file: Buffer): Promise<Inspection> {
  const text = file.toString('latin1')
  const trailer = readTrailer(file)
  const isLocked = /\/Encrypt\b/.test(trailer) && !(await opensWithoutPassword(text, trailer))
  return isLocked ? { kind: 'encrypted', warnings: [] } : { kind: 'pdf', warnings: findPdfWarnings(file, text) }
}
