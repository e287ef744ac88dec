import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { FILE_KINDS, getNamedKind } from '../../uploads/kinds.ts'
import type { RoomLimits } from '../../uploads/room.ts'
import { BackendError, type CheckedFile, FILE_LIMITS, type SendContext } from '../contract.ts'
import type { Database } from './database.ts'
import { answerOnce } from './receipts.ts'
import { requireRoom } from './unclaimed.ts'

/** Where stored files lie. Nothing serves this folder; only the operator's commands read it. */
export const getUploadsPath = (dataDir: string) => path.join(dataDir, 'uploads')

const PREFIX = 'uploads/'

/** A temporary file's ending; what is found with it after a crash belongs to nobody. */
export const TEMPORARY = '.tmp'

/** The stored name in a link that `storeFile` gave, or null if the link has another form. */
export function findStoredName(link: string): string | null {
  const name = link.startsWith(PREFIX) ? link.slice(PREFIX.length) : ''
  return /^[0-9a-f]{32}\.(pdf|docx?)$/.test(name) ? name : null
}

async function sync(target: string) {
  const handle = await open(target, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Windows cannot open a folder to sync it, and needs no such step.
const syncFolder = (folder: string) => (process.platform === 'win32' ? Promise.resolve() : sync(folder))

/** A file's SHA-256. Through one small buffer: a stream's would wait for the garbage collector by the hundred. */
export async function hashFile(file: string): Promise<string> {
  const digest = createHash('sha256')
  const buffer = Buffer.allocUnsafe(64 * 1024)
  const handle = await open(file)
  try {
    for (let { bytesRead } = await handle.read(buffer); bytesRead > 0; { bytesRead } = await handle.read(buffer)) {
      digest.update(buffer.subarray(0, bytesRead))
    }
  } finally {
    await handle.close()
  }
  return digest.digest('hex')
}

// A rename within one disk is instant and whole. From another disk (a spool in memory, say) a copy comes first.
async function bring(from: string, to: string) {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    await copyFile(from, to, constants.COPYFILE_EXCL)
    await rm(from, { force: true })
  }
}

/**
 * Takes a checked file over: synced, renamed to a random name in the uploads folder, and only then entered in the
 * database. A crash at any point leaves either the whole file with its row, or a file that `prune` removes.
 */
export async function storeFile(
  db: Database,
  dataDir: string,
  file: CheckedFile,
  context: SendContext,
  limits: RoomLimits,
): Promise<string> {
  const kind = getNamedKind(file.name)
  const { size } = await stat(file.path)
  if (!kind || FILE_KINDS[kind] !== file.type || size === 0 || size > FILE_LIMITS.bytes) {
    throw new BackendError('refused', 'refused: file', { reason: 'The file is not one that can be stored here.' })
  }
  const folder = getUploadsPath(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stored = `${randomBytes(16).toString('hex')}.${kind}`
  const target = path.join(folder, stored)
  const sha256 = await hashFile(file.path)
  try {
    await bring(file.path, target + TEMPORARY)
    await chmod(target + TEMPORARY, 0o600)
    await sync(target + TEMPORARY)
    await rename(target + TEMPORARY, target)
    await syncFolder(folder)
    const warnings = JSON.stringify(file.warnings ?? [])
    const row = { stored, name: file.name, type: file.type, bytes: size, sha256, warnings }
    const body = { name: file.name, sha256 }
    const submission = { call: 'file' as const, key: context.idempotencyKey, body }
    const link = await answerOnce(db, submission, async (transaction) => {
      const { sender } = context
      await requireRoom(transaction, { sender, bytes: size }, limits)
      const receivedAt = new Date().toISOString()
      await transaction
        .insertInto('uploads')
        .values({ ...row, receivedAt, claimedBy: null, sender: sender ?? null })
        .execute()
      return PREFIX + stored
    })
    if (link !== PREFIX + stored) await rm(target, { force: true })
    return link
  } catch (error) {
    await Promise.all([rm(target, { force: true }), rm(target + TEMPORARY, { force: true })])
    throw error
  }
}
