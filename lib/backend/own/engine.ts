import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether the database is PostgreSQL rather than SQLite. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Runs transactions with the same name one after the other; SQLite's do that anyway (dialect.ts). */
export async function lock(transaction: Database, name: string): Promise<void> {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
