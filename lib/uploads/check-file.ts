import { execFile } from 'node:child_process'
import { log } from '../log.ts'
import { UploadError, type UploadErrorCode } from './errors.ts'
import { inspectFile } from './inspect-file.ts'
import { FILE_KINDS } from './kinds.ts'
import type { FileWarning } from './warnings.ts'

const SCAN_MS = 20_000

const MAX_SCANS = 8

let running = 0

/**
 * Runs the operator's scanner on a file. Exit status 0 means clean, 1 infected; anything else, or no answer in time,
 * means that the scan failed.
 */
async function scanFile(command: string, path: string): Promise<'clean' | 'infected' | 'failed'> {
  if (running >= MAX_SCANS) return 'failed'
  const [program = '', ...options] = command.trim().split(/\s+/)
  running += 1
  try {
    const status = await new Promise((resolve) => {
      execFile(
        /* turbopackIgnore: true */ program,
        [...options, path],
        { timeout: SCAN_MS, killSignal: 'SIGKILL' },
        (error) => resolve(error ? error.code : 0),
      )
    })
    if (status === 0) return 'clean'
    const verdict = status === 1 ? 'infected' : 'failed'
    log.warn('file scanned', { verdict })
    return verdict
  } finally {
    running -= 1
  }
}

const SCAN_CODES = { infected: 'unsupported-type', failed: 'busy' } as const satisfies Record<string, UploadErrorCode>

/** Returns the media type of a received file, and warnings about it. Throws UploadError: empty, encrypted, unsupported-type or busy. */
export async function checkFile(
  file: { path: string; name: string; bytes: number },
  { field, scanCommand, sender }: { field: string; scanCommand?: string | undefined; sender?: string | undefined },
): Promise<{ type: string; warnings: FileWarning[] }> {
  const at = { field, fileName: file.name }
  if (file.bytes === 0) throw new UploadError('empty', at)
  const outcome = await inspectFile(file.path, undefined, sender)
  if (outcome.is === 'refused') throw new UploadError('unsupported-type', { ...at, content: 'damaged' })
  if (outcome.is !== 'done') throw new UploadError('busy', at)
  const { result: found, content } = outcome
  if (!found) throw new UploadError('unsupported-type', { ...at, content })
  if (found.kind === 'encrypted') throw new UploadError('encrypted', at)
  const verdict = scanCommand ? await scanFile(scanCommand, file.path) : 'clean'
  if (verdict !== 'clean') throw new UploadError(SCAN_CODES[verdict], at)
  return { type: FILE_KINDS[found.kind], warnings: found.warnings }
}
