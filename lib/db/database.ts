import { chmodSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely'
import { makeFolder } from '../data-folder.ts'
import { getCode } from './data-error.ts'
import { migrate } from './migrations.ts'
import type { Tables } from './schema.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'

/** A connection to the database, typed by its tables. */
export type Database = Kysely<Tables>

/** The longest time that a statement waits for another process to write: during a migration, and later for visitors. */
const MIGRATING_MS = 10_000
const BUSY_TIMEOUT_MS = 3_000

/** Returns the file of an SQLite database. The `-wal` and `-shm` files next to it are part of it. */
export const getDatabasePath = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, 'site.sqlite')

// SQLite does not wait for its lock while it switches a new file to WAL: without these attempts,
// only one of several processes that open it at once (the build's workers) would succeed.
function setJournal(db: DatabaseSync) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      db.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (attempt === 100 || getCode(error) !== 'SQLITE_BUSY') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** The longest time that a file may be empty while another process creates it. */
const CREATING_MS = 2_000

// SQLite treats an empty file as a new database, so the site would show its samples instead of reporting the loss.
function requireContent(file: string) {
  for (;;) {
    const { size, mtimeMs } = statSync(file)
    if (size > 0) return
    if (Date.now() - mtimeMs > CREATING_MS)
      throw Object.assign(new Error('the database file is empty'), { code: 'SQLITE_NOTADB' })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
}

// `synchronous = full`: a commit is on disk when it returns.
function openFile(dataDir: string): Dialect {
  makeFolder(dataDir)
  const file = getDatabasePath(dataDir)
  const isNew = !existsSync(file)
  if (!isNew) requireContent(file)
  const db = new DatabaseSync(file, { timeout: MIGRATING_MS })
  try {
    if (isNew) chmodSync(file, 0o600)
    setJournal(db)
    // Every change overwrites what it frees: a text that was moved or shortened earlier would outlive its erasure.
    db.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on')
  } catch (error) {
    db.close()
    throw error
  }
  return createSqliteDialect(db)
}

const toDatabase = (dialect: Dialect) =>
  new Kysely<Tables>({
    dialect,
    // PostgreSQL rejects `in ()`.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  })

async function bringUpToDate(db: Database): Promise<void> {
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/**
 * Opens and migrates the database at `url`, or the file in `dataDir`. Unless `isLimited`, a statement has no time
 * limit.
 */
export async function openDatabase(dataDir: string, url?: string, { isLimited = true } = {}): Promise<Database> {
  if (!url) {
    const db = toDatabase(openFile(dataDir))
    await bringUpToDate(db)
    await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(db)
    return db
  }
  // Imported here, so that a site on SQLite does not load the driver.
  const { connectPostgres } = await import('./postgres-dialect.ts')
  // No time limits, because migrations, or waiting for those of another machine, may take minutes.
  const unlimited = toDatabase(connectPostgres(url, { isLimited: false }))
  await bringUpToDate(unlimited)
  if (!isLimited) return unlimited
  await unlimited.destroy()
  return toDatabase(connectPostgres(url))
}
