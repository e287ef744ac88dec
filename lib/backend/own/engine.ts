import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether the database is PostgreSQL; else it is SQLite. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Has the transactions that name the same thing follow each other. SQLite's do anyway: each takes the write lock when it
 * begins (dialect.ts).
 */
export async function lock(transaction: Database, name: string): Promise<void> {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
