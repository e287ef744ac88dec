import { PostgresDialect } from 'kysely'
import pg, { type PoolClient } from 'pg'
import { BrandedAdapter } from './is-postgres.ts'

const CONNECT_MS = 5_000
const STATEMENT_MS = 10_000

/** The longest time that a visitor waits for a locked table. */
const LOCK_MS = 3_000

const CONNECTIONS = 10

/** The driver's message if the server stops answering during a statement. */
const SILENT = 'Query read timeout'

// Sums and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

// Otherwise the connection would return to the pool, and the next statement would have to wait as well.
function endWhenSilent(client: PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const ask = (...args: unknown[]) => {
    const answer = query(...args)
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === SILENT) void (client as PoolClient & pg.Client).end().catch(() => undefined)
      })
    return answer
  }
  client.query = ask as typeof client.query
}

/**
 * Creates the dialect with a pool for `url`, which may set `max` (connections) and `statement_timeout` (ms) besides
 * TLS.
 */
export function connectPostgres(url: string, { isLimited = true } = {}): PostgresDialect {
  const { searchParams } = new URL(url)
  const statementMs = Number(searchParams.get('statement_timeout') ?? STATEMENT_MS)
  // Poolers refuse `statement_timeout`, so operators set it to 0. The client gives up on a silent server in any case.
  const lockMs = statementMs && Math.min(statementMs, LOCK_MS)
  const limits = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    query_timeout: (statementMs || STATEMENT_MS) + CONNECT_MS,
  }
  const own = new URL(url)
  own.searchParams.delete('statement_timeout')
  own.searchParams.delete('max')
  const pool = new pg.Pool({
    connectionString: own.href,
    max: isLimited ? Number(searchParams.get('max') ?? CONNECTIONS) : 1,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'site',
    ...(isLimited && limits),
  })
  // A broken connection fails the statement. Without a listener, the event would also end the process.
  const ignoreError = () => undefined
  pool.on('error', ignoreError)
  pool.on('connect', (client) => {
    client.on('error', ignoreError)
    endWhenSilent(client)
  })
  const dialect = new PostgresDialect({ pool })
  dialect.createAdapter = () => new BrandedAdapter()
  return dialect
}

/** Calls `notice` when content changes, until the connection ends. Callers check `isAlive` and connect again. */
export async function listenForChanges(url: string, notice: () => void) {
  const { href } = new URL(url)
  const client = new pg.Client({ connectionString: href, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  let isAlive = true
  const end = () => {
    isAlive = false
  }
  client.on('error', end).on('end', end).on('notification', notice)
  await client.connect()
  await client.query('listen invalidations')
  return { isAlive: () => isAlive, close: () => client.end() }
}
