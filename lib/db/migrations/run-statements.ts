import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'

// PostgreSQL is strict by default. With this collation it compares text byte by byte, as SQLite does.
/** Translates a statement that creates a table for PostgreSQL. */
export const toPostgres = (statement: string) =>
  statement.replace(/\) strict(, without rowid)?$/, ')').replaceAll(' text', ' text collate "C"')

/** Returns a migration that runs statements: those for SQLite, or `forPostgres`. */
export const run =
  (statements: string[], forPostgres = statements.map(toPostgres)) =>
  async (db: Database): Promise<void> => {
    for (const statement of isPostgres(db) ? forPostgres : statements) await sql.raw(statement).execute(db)
  }
