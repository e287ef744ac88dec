import { readFile } from 'node:fs/promises'
import { isCompoundFile, readCompoundFile } from './doc.ts'
import { isZip, readZip } from './docx.ts'
import { UploadError } from './errors.ts'
import { FILE_KINDS, type FileKind, getNamedKind } from './kinds.ts'
import { isEncryptedPdf, isPdf } from './pdf.ts'

/** Tells from the bytes what a file really is; null for anything but the three kinds. */
export async function readKind(file: Buffer): Promise<FileKind | 'encrypted' | null> {
  if (isPdf(file)) return isEncryptedPdf(file) ? 'encrypted' : 'pdf'
  if (isZip(file)) return readZip(file)
  return isCompoundFile(file) ? readCompoundFile(file) : null
}

let queue: Promise<unknown> = Promise.resolve()

// One file in memory at a time, however many arrive at once: a check takes milliseconds, a file up to 5 MB.
function takeTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  const turn = queue.then(act)
  queue = turn.catch(() => undefined)
  return turn
}

/** Returns the media type of a received file, or throws UploadError: empty, encrypted or unsupported-type. */
export async function checkFile(file: { path: string; name: string; bytes: number }, field: string): Promise<string> {
  const fault = { field, fileName: file.name }
  if (file.bytes === 0) throw new UploadError('empty', fault)
  const named = getNamedKind(file.name)
  if (!named) throw new UploadError('unsupported-type', fault)
  const kind = await takeTurn(async () => readKind(await readFile(file.path)))
  if (kind === 'encrypted') throw new UploadError('encrypted', fault)
  if (kind !== named) throw new UploadError('unsupported-type', fault)
  return FILE_KINDS[kind]
}
