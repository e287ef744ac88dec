import { chmod } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { BackupError } from './data-error.ts'
import { getDatabasePath } from './database.ts'
import { checkIntegrity } from './manifest.ts'

/** The numbers of applications, messages and subscribers in a database. */
export type Counts = { applications: number; messages: number; subscribers: number }

/** A file that belongs to a row. */
export type StoredFile = { stored: string; type: string; sha256: string; isClaimed: boolean }

/** Copies a snapshot of an SQLite database, even while the site runs. */
export async function copyDatabase(dataDir: string, target: string): Promise<void> {
  using db = new DatabaseSync(getDatabasePath(dataDir), { readOnly: true })
  await backup(db, getDatabasePath(target))
  await chmod(getDatabasePath(target), 0o600)
}

/** Checks an SQLite database and counts its rows. Throws BackupError. */
export async function inspectDatabase(dataDir: string): Promise<Counts> {
  const state = await checkIntegrity(dataDir)
  if (state !== 'ok')
    throw new BackupError(`The database in ${dataDir} is damaged (${state}). Restore the newest backup.`)
  using db = new DatabaseSync(getDatabasePath(dataDir))
  const count = (table: string) => Number(db.prepare(`select count(*) as n from ${table}`).get()?.n)
  return { applications: count('applications'), messages: count('messages'), subscribers: count('subscribers') }
}

/** Yields the files of an SQLite database. */
export function* listFiles(dataDir: string): Generator<StoredFile> {
  using db = new DatabaseSync(getDatabasePath(dataDir))
  // A backup of an older version has neither pictures nor held submissions.
  const has = (query: string) => db.prepare(query).get() !== undefined
  const owner = has("select 1 from pragma_table_info('uploads') where name = 'heldBy'")
    ? 'coalesce(claimedBy, heldBy) as claimedBy'
    : 'claimedBy'
  const uploads = `select stored, type, sha256, ${owner} from uploads`
  const hasPictures = has("select 1 from sqlite_master where name = 'pictures'")
  const pictures = "select stored, type, sha256, 'content' from pictures"
  for (const row of db.prepare(hasPictures ? `${uploads} union all ${pictures}` : uploads).iterate()) {
    const { stored, type, sha256, claimedBy } = row
    yield { stored: String(stored), type: String(type), sha256: String(sha256), isClaimed: claimedBy !== null }
  }
}
