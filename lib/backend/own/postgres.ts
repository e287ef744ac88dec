import { PostgresDialect } from 'kysely'
import pg, { type PoolClient } from 'pg'

const CONNECT_MS = 5_000
const STATEMENT_MS = 10_000
const CONNECTIONS = 10

/** What the driver says where the server fell silent in the middle of a statement. */
const SILENT = 'Query read timeout'

// Sums and counts, which stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

// A connection whose server fell silent would go back to the pool and keep the next statement waiting as well.
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
 * A pool of connections to the database at `url`, which are made when they are needed. Beside what the driver reads from the
 * address (TLS as `sslmode`, `sslrootcert` …), it may hold `max`, the number of connections, and `statement_timeout` in
 * milliseconds.
 */
export function connectPostgres(url: string, { isLimited = true } = {}): PostgresDialect {
  const { searchParams } = new URL(url)
  const statementMs = Number(searchParams.get('statement_timeout') ?? STATEMENT_MS)
  const limits = { statement_timeout: statementMs, query_timeout: statementMs + CONNECT_MS }
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
  // A connection that breaks is replaced when one is needed, and who uses it is told by the statement. Unheard, it would end the
  // process.
  const hear = () => undefined
  pool.on('error', hear)
  pool.on('connect', (client) => {
    client.on('error', hear)
    endWhenSilent(client)
  })
  return new PostgresDialect({ pool })
}

/** Calls `notice` when content changed, until the connection ends, which `isAlive` tells: then connect again. */
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
