import { open } from 'node:fs/promises'
import { FILE_LIMITS } from '../backend/limits.ts'
import { isCompoundFile, readCompoundFile } from './doc.ts'
import { isZip, readZip } from './docx.ts'
import { UploadError } from './errors.ts'
import { FILE_KINDS, type FileKind, getNamedKind } from './kinds.ts'
import { isLockedPdf, isPdf } from './pdf.ts'

/** Tells from the bytes what a file really is; null for anything but the three kinds. */
export async function readKind(file: Buffer): Promise<FileKind | 'encrypted' | null> {
  if (isPdf(file)) return (await isLockedPdf(file)) ? 'encrypted' : 'pdf'
  if (isZip(file)) return readZip(file)
  return isCompoundFile(file) ? readCompoundFile(file) : null
}

let queue: Promise<unknown> = Promise.resolve()
let workspace: Buffer | undefined

// One file in memory at a time, always in the same 5 MB, however many arrive at once: a check takes milliseconds, and a
// buffer for each file would wait for the garbage collector by the hundred.
function takeTurn<Value>(act: (workspace: Buffer) => Promise<Value>): Promise<Value> {
  workspace ??= Buffer.allocUnsafeSlow(FILE_LIMITS.bytes)
  const own = workspace
  const turn = queue.then(() => act(own))
  queue = turn.catch(() => undefined)
  return turn
}

async function readInto(target: Buffer, path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    let length = 0
    for (let last = -1; last !== 0 && length < target.length; length += last) {
      last = (await handle.read(target, length)).bytesRead
    }
    return target.subarray(0, length)
  } finally {
    await handle.close()
  }
}

/** Returns the media type of a received file, or throws UploadError: empty, encrypted or unsupported-type. */
export async function checkFile(file: { path: string; name: string; bytes: number }, field: string): Promise<string> {
  const fault = { field, fileName: file.name }
  if (file.bytes === 0) throw new UploadError('empty', fault)
  const named = getNamedKind(file.name)
  if (!named) throw new UploadError('unsupported-type', fault)
  const kind = await takeTurn(async (buffer) => readKind(await readInto(buffer, file.path)))
  if (kind === 'encrypted') throw new UploadError('encrypted', fault)
  if (kind !== named) throw new UploadError('unsupported-type', fault)
  return FILE_KINDS[kind]
}
