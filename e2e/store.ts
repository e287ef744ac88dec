import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { getDatabasePath } from '../lib/backend/own/database'

/** Where the tested site keeps its data. */
export const dataDir = process.env.DATA_DIR || path.join(import.meta.dirname, '../data')

/** Rows straight from the disk: of the tested site's database, or of another file. */
export function readRows(
  sql: string,
  values: SQLInputValue[],
  file = getDatabasePath(dataDir),
): Record<string, SQLOutputValue>[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

/** Writes to the database as a backend's own editor would; how many rows it changed. */
export function write(sql: string, ...values: SQLInputValue[]): number {
  const database = new DatabaseSync(getDatabasePath(dataDir), { timeout: 5000 })
  try {
    return Number(database.prepare(sql).run(...values).changes)
  } finally {
    database.close()
  }
}
