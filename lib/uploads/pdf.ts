import { opensWithoutPassword } from './pdf-password.ts'

/** Where the PDF begins: at the first byte, or after a byte order mark or white space. -1 if it is none. */
function findHeader(file: Buffer): number {
  const start = file.subarray(0, 64).toString('latin1')
  const match = /^(?:\xef\xbb\xbf)?\s*%PDF-\d/.exec(start)
  return match ? start.indexOf('%PDF-') : -1
}

/** Whether the bytes begin as a PDF does. */
export const isPdf = (file: Buffer) => findHeader(file) >= 0

/** The trailer that the file's end points to: a table's, or a cross-reference stream's dictionary. Empty if there is none. */
function readTrailer(file: Buffer): string {
  const end = file.subarray(-2048).toString('latin1')
  const pointer = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(end)?.[1]
  if (!pointer) return ''
  const section = file.subarray(findHeader(file) + Number(pointer))
  const stops = [section.indexOf('startxref'), section.indexOf('stream')].filter((at) => at >= 0)
  return section.subarray(0, Math.min(section.length, ...stops)).toString('latin1')
}

/**
 * Whether a PDF opens only with a password: its trailer names /Encrypt, and no password at all does not fit. A file whose
 * end cannot be read is not accused.
 */
export async function isLockedPdf(file: Buffer): Promise<boolean> {
  const trailer = readTrailer(file)
  return /\/Encrypt\b/.test(trailer) && !(await opensWithoutPassword(file.toString('latin1'), trailer))
}
