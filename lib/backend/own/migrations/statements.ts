import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../engine.ts'

// PostgreSQL is strict by itself, and compares text byte by byte, as SQLite does, only where it is told to.
/** A statement that makes a table, for PostgreSQL. */
export const toPostgres = (statement: string) =>
  statement.replace(/\) strict(, without rowid)?$/, ')').replaceAll(' text', ' text collate "C"')

/** Runs statements that are written for SQLite, or their like where PostgreSQL says it otherwise. */
export const run =
  (statements: string[], forPostgres = statements.map(toPostgres)) =>
  async (db: Database): Promise<void> => {
    for (const statement of isPostgres(db) ? forPostgres : statements) await sql.raw(statement).execute(db)
  }
