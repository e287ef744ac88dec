import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { getDatabasePath } from '../lib/db/database'

/** The data folder of the tested site. */
export const dataDir = process.env.DATA_DIR || path.join(import.meta.dirname, '../data')

type Row = Record<string, SQLOutputValue>

/** Asks PostgreSQL or the bucket in another process, because their clients are asynchronous. */
function askElsewhere(args: string[], values: SQLInputValue[] = []): unknown {
  const script = path.join(import.meta.dirname, 'read-stored.ts')
  const flags = ['--disable-warning=ExperimentalWarning', script, ...args]
  // Values may be longer than the longest argument.
  const options = { encoding: 'utf8', input: JSON.stringify(values), maxBuffer: 64 * 1024 * 1024 } as const
  const { status, stdout, stderr, error } = spawnSync(process.execPath, flags, options)
  if (status !== 0) throw error ?? new Error(stderr)
  return JSON.parse(stdout)
}

// PostgreSQL cannot store null characters.
const withoutZeros = (value: SQLInputValue) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)

const runOnPostgres = (sql: string, values: SQLInputValue[]) =>
  askElsewhere(['rows', sql], values.map(withoutZeros)) as { rows: Row[]; changes: number }

/** Rows of the tested site's database (SQLite or PostgreSQL), or of another SQLite file. */
export function readRows(sql: string, values: SQLInputValue[], file?: string): Row[] {
  if (!file && process.env.DATABASE_URL) return runOnPostgres(sql, values).rows
  const database = new DatabaseSync(file ?? getDatabasePath(dataDir), { readOnly: true })
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

/** Writes to the database as a backend's editor would. Returns the number of changed rows. */
export function write(sql: string, ...values: SQLInputValue[]): number {
  if (process.env.DATABASE_URL) return runOnPostgres(sql, values).changes
  const database = new DatabaseSync(getDatabasePath(dataDir), { timeout: 5000 })
  try {
    return Number(database.prepare(sql).run(...values).changes)
  } finally {
    database.close()
  }
}

/** Returns the SHA-256 of a stored file's bytes. */
export function hashStored(name: string): string {
  if (process.env.FILES_URL) return String(askElsewhere(['hash', name]))
  return createHash('sha256')
    .update(readFileSync(path.join(dataDir, 'uploads', name)))
    .digest('hex')
}
