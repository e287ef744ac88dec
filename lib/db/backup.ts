import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openSealedSecrets, sealSecrets } from '../security/sealed-secrets.ts'
import { findStoredSecrets, formatSecrets } from '../security/stored-secrets.ts'
import { copyFiles } from './copy-files.ts'
import { copyBetween, copyRows, isUsed } from './copy-rows.ts'
import { BackupError } from './data-error.ts'
import { type Database, getDatabasePath } from './database.ts'
import type { FileStore } from './files/file-store.ts'
import { createFolderStore } from './files/folder-store.ts'
import { readShared, SECRETS as SHARED_SECRETS, writeShared } from './shared-values.ts'
import { type Counts, copyDatabase, inspectDatabase, listFiles } from './snapshot.ts'

type Copied = Counts & { files: number }

/** The places of a site's data: DATA_DIR, and a bucket and a PostgreSQL database if the site uses them. */
type SiteData = { dataDir: string; files?: FileStore; url?: string; secretsKey?: string }

const SECRETS = 'secrets.json'

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0
}

// Everything is written next to the target and renamed at the end, so the target is never incomplete.
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

// All sites have the same files in a backup, so shared secrets are decrypted in it.
async function copySharedSecrets(db: Database, draft: string, key: string | undefined) {
  const sealed = await readShared(db, SHARED_SECRETS)
  if (!sealed) return
  if (!key)
    throw new BackupError(
      'The database holds the secrets of the site: set SECRETS_KEY to the value that the site has, which decrypts them.',
    )
  await writeFile(path.join(draft, SECRETS), formatSecrets(openSealedSecrets(sealed, key)), { mode: 0o600 })
}

async function copyAllFiles(from: FileStore, to: FileStore, draft: string): Promise<Copied> {
  const counts = inspectDatabase(draft)
  const { copied } = await copyFiles({ from, to, scratch: draft, files: listFiles(draft) })
  return { ...counts, files: copied }
}

/**
 * Copies database, files and secrets into an empty folder, even while the site runs. The copy is always in SQLite.
 * Throws BackupError.
 */
export async function createBackup(
  { dataDir, url, secretsKey, files = createFolderStore(dataDir) }: SiteData,
  target: string,
): Promise<Copied> {
  if (!url && !existsSync(getDatabasePath(dataDir)))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the folder with the site’s data.`)
  if (!(await isEmpty(target))) throw new BackupError(`${target} is not empty. Choose an empty folder.`)
  return fill(target, async (draft) => {
    await copySecrets(dataDir, draft)
    // The database comes before the files: a file is stored before its row, so every row of the copy has its file.
    if (!url) await copyDatabase(dataDir, draft)
    else
      await copyBetween({ dataDir, url }, { dataDir: draft }, async (from, to) => {
        await copyRows(from, to)
        await copySharedSecrets(from, draft, secretsKey)
      })
    return copyAllFiles(files, createFolderStore(draft), draft)
  })
}

// Runs last, when everything else has been checked and copied.
async function moveRows(draft: string, url: string, secretsKey: string | undefined) {
  await copyBetween({ dataDir: draft }, { dataDir: draft, url }, async (from, to) => {
    if (await isUsed(to))
      throw new BackupError(
        'The database that DATABASE_URL names is in use: name an empty one, so that nothing is lost.',
      )
    await copyRows(from, to)
    const secrets = secretsKey && findStoredSecrets(draft)
    if (secrets) await writeShared(to, SHARED_SECRETS, sealSecrets(secrets, secretsKey))
  })
  await rm(getDatabasePath(draft))
}

/** Checks a backup and restores it into an empty DATA_DIR and, if given, an empty database and a bucket. Throws BackupError. */
export async function restoreBackup(source: string, { dataDir, files, url, secretsKey }: SiteData): Promise<Copied> {
  if (!existsSync(getDatabasePath(source)))
    throw new BackupError(
      `There is no backup in ${source} that this user may read. Name the folder that npm run backup filled.`,
    )
  if (!(await isEmpty(dataDir))) {
    throw new BackupError(`${dataDir} is not empty: stop the site and move it away first, so that nothing is lost.`)
  }
  return fill(dataDir, async (draft) => {
    await copyFile(getDatabasePath(source), getDatabasePath(draft))
    await chmod(getDatabasePath(draft), 0o600)
    await copySecrets(source, draft)
    const copied = await copyAllFiles(createFolderStore(source), files ?? createFolderStore(draft), draft)
    if (url) await moveRows(draft, url, secretsKey)
    return copied
  })
}
