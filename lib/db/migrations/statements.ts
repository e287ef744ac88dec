import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'

// PostgreSQL is strict by default, but compares text byte by byte, as SQLite does, only with this collation.
/** A statement that makes a table, for PostgreSQL. */
export const toPostgres = (statement: string) =>
  statement.replace(/\) strict(, without rowid)?$/, ')').replaceAll(' text', ' text collate "C"')

/** Runs statements written for SQLite, or their PostgreSQL versions where those differ. */
export const run =
  (statements: string[], forPostgres = statements.map(toPostgres)) =>
  async (db: Database): Promise<void> => {
    for (const statement of isPostgres(db) ? forPostgres : statements) await sql.raw(statement).execute(db)
  }
