import { FILE_LIMITS } from '../limits.ts'
import type { UploadErrorCode } from '../uploads/errors.ts'
import { type FileKind, getNamedKind } from '../uploads/kinds.ts'

const starts: Record<FileKind, string> = { pdf: '%PDF-', doc: '\xd0\xcf\x11\xe0', docx: 'PK\x03\x04' }

/** Bytes as text, one character a byte. */
async function readBytes(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return text
}

/** One that only forbids changes opens without a password. What cannot be told here, the server tells. */
async function isLockedPdf(file: File, trailer: string): Promise<boolean> {
  if (!/\/Encrypt\b/.test(trailer)) return false
  try {
    const { opensWithoutPassword } = await import('../uploads/pdf-password.ts')
    return !(await opensWithoutPassword(await readBytes(file), trailer))
  } catch {
    return false
  }
}

/** What is wrong with a chosen file, by its size, name, first bytes and trailer. The server looks at all of it again. */
export async function checkChosenFile(file: File): Promise<UploadErrorCode | null> {
  if (file.size === 0) return 'empty'
  if (file.size > FILE_LIMITS.bytes) return 'too-large'
  const kind = getNamedKind(file.name)
  if (!kind) return 'unsupported-type'
  const head = await readBytes(file.slice(0, 1024))
  const isRight = kind === 'pdf' ? head.includes(starts.pdf) : head.startsWith(starts[kind])
  // A Word document with a password is wrapped in the container of the old format.
  if (kind === 'docx' && head.startsWith(starts.doc)) return 'encrypted'
  if (!isRight) return 'unsupported-type'
  if (kind !== 'pdf') return null
  const trailer = (await readBytes(file.slice(0, 2048))) + (await readBytes(file.slice(-2048)))
  return (await isLockedPdf(file, trailer)) ? 'encrypted' : null
}

/** A file's size in the unit a person would use. */
export const formatBytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}kB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`
