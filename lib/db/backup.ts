import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Env } from '../env.ts'
import { toIso } from '../format/date.ts'
import { openSealedSecrets, sealSecrets } from '../security/sealed-secrets.ts'
import { findStoredSecrets, formatSecrets } from '../security/stored-secrets.ts'
import { getSpool } from '../uploads/spool.ts'
import { copyFiles } from './copy-files.ts'
import { copyBetween, copyRows, isUsed } from './copy-rows.ts'
import { BackupError } from './data-error.ts'
import { type Database, getDatabasePath } from './database.ts'
import { createFileStore, type FileSettings, type FileStore } from './files/file-store.ts'
import { createFolderStore } from './files/folder-store.ts'
import { hashFile } from './files/hash-file.ts'
import { createS3Store } from './files/s3-store.ts'
import { compareParts, MANIFEST, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { readShared, SECRETS as SHARED_SECRETS, writeShared } from './shared-values.ts'
import { type Counts, copyDatabase, inspectDatabase, listFiles } from './snapshot.ts'

type Copied = Counts & { files: number }

/** The places of a site's data: DATA_DIR, and a bucket and a PostgreSQL database if the site uses them. */
export type SiteData = {
  dataDir: string
  files?: FileStore | undefined
  url?: string | undefined
  secretsKey?: string | undefined
  /** Required for a backup in a bucket. */
  settings?: FileSettings
}

/** Returns the places that the settings name. */
export const toSiteData = (settings: FileSettings & Pick<Env, 'DATABASE_URL' | 'SECRETS_KEY'>): SiteData => ({
  dataDir: settings.DATA_DIR,
  files: settings.FILES_URL ? createFileStore(settings) : undefined,
  url: settings.DATABASE_URL,
  secretsKey: settings.SECRETS_KEY,
  settings,
})

const DATABASE = 'site.sqlite'
const SECRETS = 'secrets.json'
const FILES = 'uploads'

/** A database of a few gigabytes takes a while. */
const BUCKET_MS = 2 * 3_600_000

/** Returns whether a backup's address names a bucket rather than a folder. */
export const isBucket = (address: string): boolean => address.startsWith('s3://')

/** Opens the bucket of a backup, or a folder of it. */
export function openBucket(address: string, settings: FileSettings | undefined) {
  if (!(settings?.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY))
    throw new BackupError('A backup in a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  return createS3Store(address, settings, BUCKET_MS)
}

/** The end of the name of a folder that is being filled. */
export const PARTIAL = '.partial'

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0
}

// Everything is written next to the target and renamed at the end, so the target is never incomplete.
async function fill<Value>(target: string, make: (draft: string) => Promise<Value>): Promise<Value> {
  const draft = path.resolve(target) + PARTIAL
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const made = await make(draft)
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
    return made
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Runs `act` with an empty folder in DATA_DIR, which is removed afterwards, even after a crash. */
export async function withScratch<Value>(dataDir: string, act: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(path.join(await getSpool(dataDir), 'backup-'))
  try {
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
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
  const counts = await inspectDatabase(draft)
  const { copied } = await copyFiles({ from, to, scratch: draft, files: listFiles(draft) })
  return { ...counts, files: copied }
}

/** Copies database, secrets and manifest into the folder `draft`, and the files into `to`. */
async function copySite(
  { dataDir, url, secretsKey, files = createFolderStore(dataDir) }: SiteData,
  draft: string,
  to: FileStore,
  now: number,
): Promise<Copied> {
  await copySecrets(dataDir, draft)
  // The database comes before the files: a file is stored before its row, so every row of the copy has its file.
  if (url)
    await copyBetween({ dataDir, url }, { dataDir: draft }, async (source, target) => {
      await copyRows(source, target)
      await copySharedSecrets(source, draft, secretsKey)
    })
  else await copyDatabase(dataDir, draft)
  const copied = await copyAllFiles(files, to, draft)
  const parts = [DATABASE, SECRETS].filter((name) => existsSync(path.join(draft, name)))
  await writeManifest(draft, { madeAt: toIso(now), files: copied.files, parts })
  return copied
}

async function backUpToBucket(site: SiteData, target: string, now: number): Promise<Copied> {
  const bucket = openBucket(target, site.settings)
  if ((await bucket.listTop()).length > 0) throw new BackupError(`${target} is not empty. Choose an empty prefix.`)
  return withScratch(site.dataDir, async (draft) => {
    const copied = await copySite(site, draft, openBucket(`${target}/${FILES}`, site.settings), now)
    // The manifest comes last: a backup without it is not complete.
    for (const name of [DATABASE, SECRETS, MANIFEST]) {
      const file = path.join(draft, name)
      if (!existsSync(file)) continue
      await bucket.put(file, name, { type: 'application/octet-stream', sha256: await hashFile(file) })
    }
    return copied
  })
}

/**
 * Copies database, files and secrets into an empty folder or a prefix of a bucket (s3://…), even while the site runs. The
 * copy is always in SQLite. Throws BackupError.
 */
export async function createBackup(site: SiteData, target: string, now = Date.now()): Promise<Copied> {
  const { dataDir, url } = site
  if (!url && !existsSync(getDatabasePath(dataDir)))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the folder with the site’s data.`)
  if (isBucket(target)) return backUpToBucket(site, target, now)
  if (!(await isEmpty(target))) throw new BackupError(`${target} is not empty. Choose an empty folder.`)
  return fill(target, (draft) => copySite(site, draft, createFolderStore(draft), now))
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

/** A backup that is read: `fetch` copies one of its parts into a folder, if the backup has it. */
type Source = { files: FileStore; fetch(name: string, folder: string): Promise<void> }

function openSource(source: string, settings: FileSettings | undefined): Source {
  if (!isBucket(source))
    return {
      files: createFolderStore(source),
      async fetch(name, folder) {
        if (existsSync(path.join(source, name))) await copyFile(path.join(source, name), path.join(folder, name))
      },
    }
  const bucket = openBucket(source, settings)
  return {
    files: openBucket(`${source}/${FILES}`, settings),
    async fetch(name, folder) {
      const content = await bucket.get(name).catch(() => null)
      if (content) await pipeline(content, createWriteStream(path.join(folder, name), { mode: 0o600 }))
    },
  }
}

/** A restored backup, with the rows of each table. `manifest` is null if the backup was made by a version without. */
export type Restored = { copied: Copied; tables: Record<string, number>; manifest: Manifest | null }

/**
 * Restores a backup into an empty DATA_DIR and, if given, an empty database and a bucket, and compares it with its
 * manifest. Throws BackupError.
 */
export async function restoreAndCompare(
  source: string,
  { dataDir, files, url, secretsKey, settings }: SiteData,
): Promise<Restored> {
  const from = openSource(source, settings)
  if (!(await isEmpty(dataDir))) {
    throw new BackupError(`${dataDir} is not empty: stop the site and move it away first, so that nothing is lost.`)
  }
  return fill(dataDir, async (draft) => {
    for (const name of [DATABASE, SECRETS, MANIFEST]) {
      await from.fetch(name, draft)
      if (existsSync(path.join(draft, name))) await chmod(path.join(draft, name), 0o600)
    }
    const manifest = await readManifest(draft)
    const tables = manifest ? await compareParts(draft, manifest) : {}
    if (!existsSync(getDatabasePath(draft)))
      throw new BackupError(
        `There is no backup in ${source} that this user may read. Name the folder that npm run backup filled.`,
      )
    const copied = await copyAllFiles(from.files, files ?? createFolderStore(draft), draft)
    if (manifest && copied.files !== manifest.files)
      throw new BackupError(`The backup has ${copied.files} of its ${manifest.files} files. Use an older backup.`)
    await rm(path.join(draft, MANIFEST), { force: true })
    if (url) await moveRows(draft, url, secretsKey)
    return { copied, tables, manifest }
  })
}

/** Checks a backup and restores it into an empty DATA_DIR and, if given, an empty database and a bucket. Throws BackupError. */
export async function restoreBackup(source: string, site: SiteData): Promise<Copied> {
  return (await restoreAndCompare(source, site)).copied
}
