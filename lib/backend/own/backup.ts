import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { copyRows } from './copy-rows.ts'
import { getDatabasePath } from './database.ts'
import type { FileStore } from './files/file-store.ts'
import { createFolderStore } from './files/folder-store.ts'
import { hashFile } from './uploads.ts'

/** How much a backup or a restore copied. */
export type Copied = { applications: number; messages: number; subscribers: number; files: number }

/** A backup cannot be made or trusted; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

type File = { stored: string; type: string; sha256: string; isClaimed: boolean }

const SECRETS = 'secrets.json'

function inspect(dataDir: string): { counts: Omit<Copied, 'files'>; files: File[] } {
  const db = new DatabaseSync(getDatabasePath(dataDir))
  try {
    const state = db.prepare('pragma integrity_check').get()?.integrity_check
    if (state !== 'ok') throw new BackupError(`The database in ${dataDir} is damaged: ${state}`)
    const count = (table: string) => Number(db.prepare(`select count(*) as n from ${table}`).get()?.n)
    const rows = db.prepare('select stored, type, sha256, claimedBy from uploads').all()
    const files = rows.map((row) => ({
      stored: String(row.stored),
      type: String(row.type),
      sha256: String(row.sha256),
      isClaimed: row.claimedBy !== null,
    }))
    const [applications, messages, subscribers] = [count('applications'), count('messages'), count('subscribers')]
    return { counts: { applications, messages, subscribers }, files }
  } finally {
    db.close()
  }
}

// Uploads without an application may be pruned during the copy; those of an application may not.
async function copyUploads(from: FileStore, to: FileStore, scratch: string, files: File[]): Promise<number> {
  let copied = 0
  for (const { stored, type, sha256, isClaimed } of files) {
    const content = await from.get(stored).catch((error: unknown) => {
      if (isClaimed)
        throw new BackupError(`The file ${from.locate(stored)} is missing or cannot be read.`, { cause: error })
    })
    if (!content) continue
    const copy = path.join(scratch, stored)
    await pipeline(content, createWriteStream(copy, { mode: 0o600 }))
    if ((await hashFile(copy)) !== sha256) {
      throw new BackupError(`The file ${from.locate(stored)} is not the one that was stored.`)
    }
    await to.put(copy, stored, { type, sha256 })
    await rm(copy, { force: true })
    copied += 1
  }
  return copied
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0
}

// Everything is made next to the target and renamed at the end, so a target is never half complete.
async function fill(target: string, make: (draft: string) => Promise<Copied>): Promise<Copied> {
  const draft = `${path.resolve(target)}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const copied = await make(draft)
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
    return copied
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function copySecrets(from: string, to: string) {
  if (!existsSync(path.join(from, SECRETS))) return
  await copyFile(path.join(from, SECRETS), path.join(to, SECRETS))
  await chmod(path.join(to, SECRETS), 0o600)
}

async function copyDatabase(dataDir: string, draft: string) {
  const db = new DatabaseSync(getDatabasePath(dataDir), { readOnly: true })
  await backup(db, getDatabasePath(draft))
  db.close()
  await chmod(getDatabasePath(draft), 0o600)
}

/**
 * Copies database, files and secrets into a new or empty folder, also while the site runs. The copy is always an SQLite
 * file, so that it can be restored into either kind of database. Throws BackupError.
 */
export async function createBackup(
  dataDir: string,
  target: string,
  files: FileStore = createFolderStore(dataDir),
  url?: string,
): Promise<Copied> {
  if (!url && !existsSync(getDatabasePath(dataDir))) throw new BackupError(`There is no database in ${dataDir}.`)
  if (!(await isEmpty(target))) throw new BackupError(`${target} is not empty.`)
  return fill(target, async (draft) => {
    // The database first: a file is stored before its row, so every row of the copy has its file.
    if (url) await copyRows({ dataDir, url }, { dataDir: draft })
    else await copyDatabase(dataDir, draft)
    await copySecrets(dataDir, draft)
    const found = inspect(draft)
    return { ...found.counts, files: await copyUploads(files, createFolderStore(draft), draft, found.files) }
  })
}

// Runs last, after all else was checked and copied.
async function moveRows(draft: string, url: string) {
  if (!(await copyRows({ dataDir: draft }, { dataDir: draft, url })))
    throw new BackupError('The database that DATABASE_URL names is in use: name an empty one, so that nothing is lost.')
  await rm(getDatabasePath(draft))
}

/** Checks a backup and restores it into an empty DATA_DIR, an empty database at `url` and a bucket, where given. */
export async function restoreBackup(source: string, dataDir: string, files?: FileStore, url?: string): Promise<Copied> {
  if (!existsSync(getDatabasePath(source)))
    throw new BackupError(`There is no backup in ${source} that this user may read.`)
  if (!(await isEmpty(dataDir))) {
    throw new BackupError(`${dataDir} is not empty: stop the site and move it away first, so that nothing is lost.`)
  }
  return fill(dataDir, async (draft) => {
    await copyFile(getDatabasePath(source), getDatabasePath(draft))
    await chmod(getDatabasePath(draft), 0o600)
    await copySecrets(source, draft)
    const found = inspect(draft)
    const to = files ?? createFolderStore(draft)
    const copied = await copyUploads(createFolderStore(source), to, draft, found.files)
    if (url) await moveRows(draft, url)
    return { ...found.counts, files: copied }
  })
}
