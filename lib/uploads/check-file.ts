import { UploadError, type UploadErrorCode } from './errors.ts'
import { inspectFile } from './inspect-file.ts'
import { FILE_KINDS } from './kinds.ts'
import { scanFile } from './scan-file.ts'
import type { FileWarning } from './warnings.ts'

const SCAN_CODES = { infected: 'unsupported-type', fault: 'busy' } as const satisfies Record<string, UploadErrorCode>

/** The media type of a received file, and warnings about it. Throws UploadError: empty, encrypted, unsupported-type or busy. */
export async function checkFile(
  file: { path: string; name: string; bytes: number },
  { field, scanCommand, sender }: { field: string; scanCommand?: string | undefined; sender?: string | undefined },
): Promise<{ type: string; warnings: FileWarning[] }> {
  const fault = { field, fileName: file.name }
  if (file.bytes === 0) throw new UploadError('empty', fault)
  const outcome = await inspectFile(file.path, undefined, sender)
  if (outcome.is === 'refused') throw new UploadError('unsupported-type', { ...fault, content: 'damaged' })
  if (outcome.is !== 'done') throw new UploadError('busy', fault)
  const { result: found, content } = outcome
  if (!found) throw new UploadError('unsupported-type', { ...fault, content })
  if (found.kind === 'encrypted') throw new UploadError('encrypted', fault)
  const verdict = scanCommand ? await scanFile(scanCommand, file.path) : 'clean'
  if (verdict !== 'clean') throw new UploadError(SCAN_CODES[verdict], fault)
  return { type: FILE_KINDS[found.kind], warnings: found.warnings }
}
