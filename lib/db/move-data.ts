import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { sealSecrets } from '../security/sealed-secrets.ts'
import type { Secrets } from '../security/stored-secrets.ts'
import { getSpool } from '../uploads/spool.ts'
import { type CopiedFiles, copyFiles } from './copy-files.ts'
import { copyBetween, copyRows, isUsed } from './copy-rows.ts'
import { BackupError } from './data-error.ts'
import { type Database, getDatabasePath, openDatabase } from './database.ts'
import type { FileStore } from './files/file-store.ts'
import { lock } from './is-postgres.ts'
import { ERASED, MOVED, readShared, SECRETS, writeShared } from './shared-values.ts'
import { type Counts, copyDatabase, inspectDatabase, listFiles } from './snapshot.ts'

/** A PostgreSQL database, and the site's secrets. With a key, they are stored there encrypted. */
type Target = { url: string; secrets: Secrets; secretsKey?: string }

/** The source and the targets of a move. If `isQuick`, files that exist already are not read back. */
type Move = {
  dataDir: string
  files: FileStore
  toDatabase?: Target
  toFiles?: FileStore
  isQuick?: boolean
  tell?: (done: CopiedFiles) => void
}

/** What the targets hold now. */
export type Moved = Counts & { files: CopiedFiles | null }

const markSchema = z.object({ site: z.string(), time: z.string() })

// Identifies a site without revealing a secret.
const toSite = ({ signing }: Secrets) => createHmac('sha256', signing).update('site:moved').digest('base64url')

/** Throws unless the database is empty, or holds what an earlier run copied from the same site. */
async function checkDatabase(db: Database, site: string): Promise<void> {
  const mark = await readShared(db, MOVED)
  const found = mark && markSchema.parse(JSON.parse(mark))
  if (found && found.site !== site)
    throw new BackupError('The database holds the data of another site. Name an empty one after --to.')
  if (await readShared(db, ERASED))
    throw new BackupError(
      'Something was erased from the database since the last run; another run would bring it back. Empty the database and run this again.',
    )
  if (!(await isUsed(db, found ? found.time : ''))) return
  throw new BackupError(
    found
      ? 'A site uses the database already: it has changed since the last run, and another run would undo that. Stop that site and empty the database, or go on with what it holds.'
      : 'The database is in use by another site. Name an empty one after --to.',
  )
}

/** Throws if the store contains files but none of them belongs to this site. */
function checkFiles(present: ReadonlySet<string>, scratch: string): void {
  if (present.size === 0 || listFiles(scratch).some(({ stored }) => present.has(stored))) return
  throw new BackupError('The bucket holds other files under this prefix. Name an empty prefix after --files.')
}

async function moveFiles({ files, toFiles, isQuick, tell }: Move, scratch: string): Promise<CopiedFiles | null> {
  if (!toFiles) return null
  // Includes all names, even if the store's clock is ahead.
  const present = new Set(await toFiles.listOlderThan(Number.NEGATIVE_INFINITY))
  checkFiles(present, scratch)
  return copyFiles({ from: files, to: toFiles, files: listFiles(scratch), scratch, present, isQuick, tell })
}

async function moveRows({ url, secrets, secretsKey }: Target, scratch: string, time: string): Promise<void> {
  const site = toSite(secrets)
  await copyBetween({ dataDir: scratch }, { dataDir: scratch, url }, async (from, to) => {
    await lock(to, 'move')
    await checkDatabase(to, site)
    await copyRows(from, to)
    if (secretsKey) await writeShared(to, SECRETS, sealSecrets(secrets, secretsKey))
    await writeShared(to, MOVED, JSON.stringify({ site, time }))
  })
}

/**
 * Copies a site to PostgreSQL, a bucket, or both, even while it runs; later runs copy what is new. Throws BackupError.
 */
export async function moveSite(move: Move): Promise<Moved> {
  const { dataDir, toDatabase } = move
  if (!existsSync(getDatabasePath(dataDir)))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the folder with the site’s data.`)
  const scratch = await getSpool(dataDir)
  try {
    // Checked first, because copying files may take hours.
    if (toDatabase) {
      await using db = await openDatabase(scratch, toDatabase.url)
      await checkDatabase(db, toSite(toDatabase.secrets))
    }
    await copyDatabase(dataDir, scratch)
    const time = new Date().toISOString()
    const counts = await inspectDatabase(scratch)
    // The rows come last, so that each has its file.
    const files = await moveFiles(move, scratch)
    if (toDatabase) await moveRows(toDatabase, scratch, time)
    return { ...counts, files }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
