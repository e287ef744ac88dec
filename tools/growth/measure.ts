import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '../../lib/db/database.ts'
import { isPostgres } from '../../lib/db/is-postgres.ts'
import { summarise } from '../load/figures.ts'

const TIMES = 20

/** One kind of read: its times in milliseconds, and the tables and indexes that it uses. */
export type Measured = { what: string; p50: number; max: number; rows: number; plan: string }

/** Collects the queries of a call, to explain them afterwards. */
function watchQueries(db: Database) {
  const nodes: RootOperationNode[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), nodes }
}

async function explain(db: Database, node: RootOperationNode): Promise<string[]> {
  const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId())
  const words = isPostgres(db) ? 'explain' : 'explain query plan'
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`${words} ${sql}`, [...parameters]))
  const lines = rows.map((row) => String(row['QUERY PLAN'] ?? row.detail))
  return lines.flatMap((line) => {
    const found =
      /(?:Seq Scan on \w+|(?:Index.*|Bitmap Heap) Scan.*? (?:using|on) "?\w+|Sort|SCAN .*|SEARCH .*|USE TEMP.*)/.exec(
        line,
      )
    return found ? [found[0].replaceAll('"', '')] : []
  })
}

/** Times a read, leaving out the first time, and explains its queries. */
export async function measure(db: Database, what: string, read: (db: Database) => Promise<unknown>): Promise<Measured> {
  const watched = watchQueries(db)
  const first = await read(watched.db)
  const rows = Array.isArray(first) ? first.length : 1
  const times: number[] = []
  for (let count = 0; count < TIMES; count += 1) {
    const started = performance.now()
    await read(db)
    times.push(performance.now() - started)
  }
  const plans: string[] = []
  for (const node of watched.nodes) plans.push(...(await explain(db, node)))
  const { p50, max } = summarise(times)
  return { what, p50, max, rows, plan: [...new Set(plans)].join(', ') }
}
