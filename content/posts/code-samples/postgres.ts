import { createEmptyDatabase, engines, stopPostgres } from '../../../lib/db/testing-postgres.ts'
import { runNode } from './run.ts'

/** `it`, if there is a PostgreSQL. */
export const itOnPostgres = engines.includes('PostgreSQL') ? it : it.skip

/** Runs the last of these files in a separate Node process, whose `new Pool()` connects to a new, empty database. */
export async function runWithPostgres(files: Record<string, string>): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(await createEmptyDatabase())
  const place = { PGHOST: hostname, PGPORT: port, PGDATABASE: pathname.slice(1) }
  try {
    return await runNode(files, [], { ...place, PGUSER: username, PGPASSWORD: decodeURIComponent(password) })
  } finally {
    await stopPostgres()
  }
}
