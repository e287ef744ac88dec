import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from './database.ts'
import { createDatabase, dropDatabase, type Engine } from './testing-postgres.ts'

/** An open database of a test, and the folder of its files. `url` is undefined for SQLite. */
export type TestDatabase = { db: Database; dataDir: string; url: string | undefined; close(): Promise<void> }

/** Opens a database with the sample content, in a new folder. `close` removes both. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-test-'))
  const url = await createDatabase(engine, dataDir)
  const db = await openDatabase(dataDir, url)
  return {
    db,
    dataDir,
    url,
    async close() {
      await db.destroy()
      await dropDatabase(url)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
