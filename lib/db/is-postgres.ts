import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './database.ts'

// Next bundles Kysely several times, and each copy has its own class; only the brand is the same.
const BRAND: unique symbol = Symbol.for('site.postgres')

/** Kysely's adapter with a mark by which `isPostgres` recognises it in every bundle. */
export class BrandedAdapter extends PostgresAdapter {
  readonly [BRAND] = true
}

/** Returns whether the database is PostgreSQL rather than SQLite. */
export const isPostgres = (db: Database): boolean => BRAND in db.getExecutor().adapter

/** Runs transactions with the same name one after another; SQLite's do that anyway (sqlite-dialect.ts). */
export async function lock(transaction: Database, name: string): Promise<void> {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
