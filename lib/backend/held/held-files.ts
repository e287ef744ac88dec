import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { hashFile } from '../../db/files/hash-file.ts'
import { describeError, log } from '../../log.ts'
import { type Seal, SealError } from '../../security/seal.ts'
import type { CheckedFile } from '../../uploads/checked-file.ts'
import type { QuotaLimits } from '../../uploads/file-space.ts'
import { FILE_KINDS, getNamedKind } from '../../uploads/kinds.ts'
import { createSpoolName, getSpool } from '../../uploads/spool.ts'
import { type Backend, BackendError, type Candidate, type SendContext } from '../contract.ts'
import { refuseMissingFile } from '../embedded/check-submission.ts'
import type { EmbeddedBackend } from '../embedded/index.ts'
import { findStoredName, storeUpload } from '../embedded/store-upload.ts'

/** `remote` is the backend over HTTP; `local` holds encrypted files and submissions until `remote` accepts them. */
export type Parts = { remote: Backend; local: EmbeddedBackend; seal: Seal; limits: QuotaLimits; dataDir: string }

const FILE_FIELDS = ['resumeLink', 'coverLetterLink'] as const
const HELD = 'held/'
const UPLOADS = 'uploads/'

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Returns the stored names of an application's files that are on this machine, by field. */
export function getPendingFiles(body: unknown): Record<string, string> {
  const links = body as Partial<Candidate>
  const held = FILE_FIELDS.flatMap((field) => {
    const link = links[field] ?? ''
    return link.startsWith(HELD) ? [[field, findStoredName(UPLOADS + link.slice(HELD.length)) ?? '']] : []
  })
  return Object.fromEntries(held)
}

/** Holds files until their application is passed on. If our own store fails, `remote` gets them at once. */
export function createHeldFiles({ remote, local, seal, limits, dataDir }: Parts) {
  const createSpoolPath = async () => path.join(await getSpool(dataDir), createSpoolName())

  async function keepFile(file: CheckedFile, context: SendContext): Promise<string> {
    const kind = getNamedKind(file.name)
    if (!kind || FILE_KINDS[kind] !== file.type) throw new BackendError('refused', 'refused: file')
    const sealed = await createSpoolPath()
    try {
      const body = { name: file.name, hash: seal.name(await hashFile(file.path)) }
      await seal.closeFile(file.path, sealed)
      const { size: bytes } = await stat(sealed)
      const name = seal.close(file.name)
      const row = { name, type: file.type, bytes, sha256: await hashFile(sealed), warnings: '[]' }
      const upload = { path: sealed, kind, row, body }
      const link = await local.use('keepFile', (db, files) => storeUpload(db, files, upload, context, limits))
      return HELD + link.slice(UPLOADS.length)
    } finally {
      await rm(sealed, { force: true })
    }
  }

  async function sendFile(file: CheckedFile, context: SendContext): Promise<string> {
    try {
      return await keepFile(file, context)
    } catch (error) {
      const isFinal = error instanceof BackendError && error.code !== 'failed' && error.code !== 'busy'
      if (isFinal) throw error
      log.warn('submission not kept', { what: 'file', ...describeError(error) })
      return remote.sendFile(file, context)
    }
  }

  async function passFileOn(stored: string, field: string, context: SendContext): Promise<string> {
    const kept = await local.use('getFile', async (db, files) => {
      const query = db.selectFrom('uploads').select(['name', 'type']).where('stored', '=', stored)
      const row = await query.executeTakeFirst()
      const content = row && (await files.get(stored).catch(nullIfMissing))
      return content ? { ...row, content } : null
    })
    if (!kept) throw refuseMissingFile(field)
    const opened = await createSpoolPath()
    try {
      await seal.openFile(kept.content, opened)
      const file = { path: opened, name: seal.open(kept.name), type: kept.type, bytes: (await stat(opened)).size }
      return await remote.sendFile(file, { ...context, idempotencyKey: `${context.idempotencyKey}.${field}` })
    } catch (error) {
      throw error instanceof SealError ? refuseMissingFile(field) : error
    } finally {
      await rm(opened, { force: true })
    }
  }

  return { sendFile, passFileOn }
}
