import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely'
import { NodeSqliteDialect } from './dialect.ts'
import { migrate } from './migrations.ts'
import type { Tables } from './schema.ts'
import { getSqliteCode } from './trouble.ts'

/** A connection to the database, typed by its tables. */
export type Database = Kysely<Tables>

/** How long a statement waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000

const SQLITE_BUSY = 5

/** The file of an SQLite database; its `-wal` and `-shm` companions belong to it. */
export const getDatabasePath = (dataDir: string) => path.join(dataDir, 'site.sqlite')

// SQLite does not wait for its lock while it switches a new file to WAL: of several processes that open one at the
// same moment (the build's workers), all but one would fail. A file that is in WAL already needs no lock, so a server that
// serves visitors never waits here; any other fault is told at once.
function setJournal(db: DatabaseSync) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      db.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (attempt === 100 || getSqliteCode(error) !== SQLITE_BUSY) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

// A commit is on the disk when it returns.
function openFile(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = getDatabasePath(dataDir)
  const isNew = !existsSync(file)
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    if (isNew) chmodSync(file, 0o600)
    setJournal(db)
    db.exec('pragma synchronous = full; pragma foreign_keys = on')
  } catch (error) {
    db.close()
    throw error
  }
  return new NodeSqliteDialect(db)
}

const toDatabase = (dialect: Dialect) =>
  new Kysely<Tables>({
    dialect,
    // PostgreSQL does not know `in ()`.
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

/** Opens the database at `url`, or the file in `dataDir`, which it makes if need be, and brings it up to date. */
export async function openDatabase(dataDir: string, url?: string): Promise<Database> {
  if (!url) {
    const db = toDatabase(openFile(dataDir))
    await bringUpToDate(db)
    return db
  }
  // Only here, so that a site with SQLite does not load the driver.
  const { connectPostgres } = await import('./postgres.ts')
  // Over a connection of its own, because migrations, and the wait for those of another machine, may take minutes.
  const unlimited = toDatabase(connectPostgres(url, { isLimited: false }))
  await bringUpToDate(unlimited)
  await unlimited.destroy()
  return toDatabase(connectPostgres(url))
}
