import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { getFirstComparison } from './watch-content.ts'

const EVERY_MS = 1_000

/** Looks into our own database once a second and never ends. `look` only reads: handlers write, or SQLite's lock would block them. */
export async function watchDatabase(
  { DATA_DIR, DATABASE_URL }: Env,
  look: (db: Database) => Promise<unknown>,
  report: (error: unknown) => void,
): Promise<void> {
  // Both would migrate a new database.
  await getFirstComparison()
  const connection = createConnection(DATA_DIR, DATABASE_URL)
  for (;;) {
    await connection.get().then(look).catch(report)
    await sleep(EVERY_MS, undefined, { ref: false })
  }
}
