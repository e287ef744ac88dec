import { type Stats, statSync } from 'node:fs'
import { type Database, getDatabasePath, openDatabase } from './database.ts'
import { DataGoneError } from './trouble.ts'

/** One database that stays open, as long as its file is the one at its path. */
export type Connection = {
  /** The open database. Another file that was put in its place, as a restored backup, is opened instead. */
  get(): Database
  /** Throws DataGoneError where the open file is no longer the one at its path: what is written to it would be lost. */
  check(): void
  close(): Promise<void>
}

const isSame = (a: Stats | undefined, b: Stats | undefined) => a?.ino === b?.ino && a?.dev === b?.dev

/** Opens the database under `dataDir` on first use. */
export function createConnection(dataDir: string): Connection {
  let opened: { db: Database; file: Stats | undefined } | undefined
  const look = () => statSync(getDatabasePath(dataDir), { throwIfNoEntry: false })
  return {
    get() {
      const found = opened && look()
      if (opened && found && !isSame(found, opened.file)) {
        opened.db.destroy().catch(() => undefined)
        opened = undefined
      }
      if (!opened) {
        const db = openDatabase(dataDir)
        opened = { db, file: look() }
      }
      return opened.db
    },
    check() {
      const found = look()
      if (opened && !(found && isSame(found, opened.file))) throw new DataGoneError('the database was moved or removed')
    },
    async close() {
      await opened?.db.destroy()
      opened = undefined
    },
  }
}
