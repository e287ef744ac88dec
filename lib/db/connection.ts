import { type Stats, statSync } from 'node:fs'
import { DataGoneError } from './data-error.ts'
import { type Database, getDatabasePath, openDatabase } from './database.ts'

/** A database that is opened on first use. */
export type Connection = {
  /**
   * Returns the open database. If another SQLite file has taken its path, such as a restored backup, opens that one.
   */
  get(): Promise<Database>
  /**
   * Throws DataGoneError if the open file is no longer the one at its path, because anything written to it would be
   * lost.
   */
  check(): void
  close(): Promise<void>
}

type Opened = { db: Promise<Database>; file: Stats | undefined }

const isSame = (a: Stats | undefined, b: Stats | undefined) => a?.ino === b?.ino && a?.dev === b?.dev

/** Creates a connection to the database at `url`, or to the SQLite file in `dataDir`. */
export function createConnection(dataDir: string, url?: string): Connection {
  let opened: Opened | undefined
  const look = () => (url ? undefined : statSync(getDatabasePath(dataDir), { throwIfNoEntry: false }))
  const close = async () => {
    const db = opened?.db
    opened = undefined
    await db?.then((open) => open.destroy())
  }
  const open = () => {
    // `openDatabase` creates the file before it returns its promise.
    const db = openDatabase(dataDir, url)
    const opening: Opened = { db, file: look() }
    opened = opening
    db.catch(() => {
      if (opened === opening) opened = undefined
    })
    return db
  }
  return {
    async get() {
      const found = opened && look()
      if (opened && found && !isSame(found, opened.file)) close().catch(() => undefined)
      return opened?.db ?? open()
    },
    check() {
      const found = look()
      if (!url && opened && !(found && isSame(found, opened.file)))
        throw new DataGoneError('the database was moved or removed')
    },
    close,
  }
}
