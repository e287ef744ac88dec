import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { getDatabasePath } from './database.ts'
import type { FileStore } from './files/file-store.ts'
import { createFolderStore } from './files/folder-store.ts'
import { hashFile } from './uploads.ts'

/** How much a backup or a restore carried over. */
export type Copied = { applications: number; messages: number; subscribers: number; files: number }

/** A backup that cannot be made or trusted; its message is for the operator. */
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

// An upload that no application claimed may be pruned while we copy; one that belongs to an application may not.
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

// Everything is made beside the target and renamed into place at the end: a target is there whole, or not at all.
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

/** Copies database, files and secrets into a new or empty folder, also while the site runs. Throws BackupError. */
export async function createBackup(
  dataDir: string,
  target: string,
  files: FileStore = createFolderStore(dataDir),
): Promise<Copied> {
  if (!existsSync(getDatabasePath(dataDir))) throw new BackupError(`There is no database in ${dataDir}.`)
  if (!(await isEmpty(target))) throw new BackupError(`${target} is not empty.`)
  return fill(target, async (draft) => {
    // The database first: a file lies on the disk before its row does, so every row of the copy finds its file.
    const db = new DatabaseSync(getDatabasePath(dataDir), { readOnly: true })
    await backup(db, getDatabasePath(draft))
    db.close()
    await chmod(getDatabasePath(draft), 0o600)
    await copySecrets(dataDir, draft)
    const found = inspect(draft)
    return { ...found.counts, files: await copyUploads(files, createFolderStore(draft), draft, found.files) }
  })
}

/** Puts a backup in place of an absent or empty DATA_DIR, its files there or into a bucket, after checking all of it. Throws BackupError. */
export async function restoreBackup(source: string, dataDir: string, files?: FileStore): Promise<Copied> {
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
    return { ...found.counts, files: await copyUploads(createFolderStore(source), to, draft, found.files) }
  })
}
