/** Where the PDF begins: at the first byte, or after a byte order mark or white space. -1 if it is none. */
function findHeader(file: Buffer): number {
  const start = file.subarray(0, 64).toString('latin1')
  const match = /^(?:\xef\xbb\xbf)?\s*%PDF-\d/.exec(start)
  return match ? start.indexOf('%PDF-') : -1
}

/** Whether the bytes begin as a PDF does. */
export const isPdf = (file: Buffer) => findHeader(file) >= 0

/**
 * Whether a PDF is encrypted: the trailer that the file's end points to (a table's, or a cross-reference stream's
 * dictionary) names /Encrypt. A file whose end cannot be read is not accused.
 */
export function isEncryptedPdf(file: Buffer): boolean {
  const end = file.subarray(-2048).toString('latin1')
  const pointer = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(end)?.[1]
  if (!pointer) return false
  const section = file.subarray(findHeader(file) + Number(pointer))
  const stops = [section.indexOf('startxref'), section.indexOf('stream')].filter((at) => at >= 0)
  const trailer = section.subarray(0, Math.min(section.length, ...stops)).toString('latin1')
  return /\/Encrypt\b/.test(trailer)
}
