import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Database } from '../../db/database.ts'
import type { FileStore } from '../../db/files/file-store.ts'
import { hashFile } from '../../db/files/hash-file.ts'
import type { UploadRow } from '../../db/schema.ts'
import type { CheckedFile } from '../../uploads/checked-file.ts'
import type { QuotaLimits } from '../../uploads/file-space.ts'
import { FILE_KINDS, type FileKind, getNamedKind } from '../../uploads/kinds.ts'
import { BackendError, FILE_LIMITS, type SendContext } from '../contract.ts'
import { runOnce } from './receipts.ts'
import { requireQuota } from './unclaimed.ts'

const PREFIX = 'uploads/'

/** Returns the stored name in a link from `storeFile`; null for any other link. */
export function findStoredName(link: string): string | null {
  const name = link.startsWith(PREFIX) ? link.slice(PREFIX.length) : ''
  return /^[0-9a-f]{32}\.(pdf|docx?)$/.test(name) ? name : null
}

/** Stores a checked file, then its row. A crash leaves both, or only a file, which `prune` removes. */
export async function storeFile(
  db: Database,
  files: FileStore,
  file: CheckedFile,
  context: SendContext,
  limits: QuotaLimits,
): Promise<string> {
  const kind = getNamedKind(file.name)
  const { size } = await stat(file.path)
  if (!kind || FILE_KINDS[kind] !== file.type || size === 0 || size > FILE_LIMITS.bytes) {
    throw new BackendError('refused', 'refused: file', { reason: 'The file is not one that can be stored here.' })
  }
  const sha256 = await hashFile(file.path)
  const { name, type, warnings = [] } = file
  const row = { name, type, bytes: size, sha256, warnings: JSON.stringify(warnings) }
  return storeUpload(db, files, { path: file.path, kind, row, body: { name, sha256 } }, context, limits)
}

/** A file to store. An upload with the same key must have the same `body`. */
type NewUpload = {
  path: string
  kind: FileKind
  row: Pick<UploadRow, 'name' | 'type' | 'bytes' | 'sha256' | 'warnings'>
  body: object
}

/** Stores a checked file. Returns its link. */
export async function storeUpload(
  db: Database,
  files: FileStore,
  { path, kind, row: given, body }: NewUpload,
  context: SendContext,
  limits: QuotaLimits,
): Promise<string> {
  const stored = `${randomBytes(16).toString('hex')}.${kind}`
  const row = { stored, ...given }
  await files.put(path, stored, { type: row.type, sha256: row.sha256 })
  try {
    const submission = { call: 'file' as const, key: context.idempotencyKey, body }
    const link = await runOnce(db, submission, async (transaction) => {
      const { sender } = context
      await requireQuota(transaction, { sender, bytes: row.bytes }, limits)
      const receivedAt = new Date().toISOString()
      await transaction
        .insertInto('uploads')
        .values({ ...row, receivedAt, claimedBy: null, sender: sender ?? null })
        .execute()
      return PREFIX + stored
    })
    if (link !== PREFIX + stored) await files.remove([stored])
    return link
  } catch (error) {
    // If this fails, `prune` removes the file later.
    await files.remove([stored]).catch(() => undefined)
    throw error
  }
}
