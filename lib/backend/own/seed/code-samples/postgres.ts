/** Types of `pg` as far as the samples use them. */
export const pgTypes = `declare module 'pg' {
  type Result = { rows: any[]; rowCount: number | null }
  export class PoolClient {
    query(text: string, values?: unknown[]): Promise<Result>
    release(): void
  }
  export class Pool {
    constructor(options?: { max?: number })
    connect(): Promise<PoolClient>
    query(text: string, values?: unknown[]): Promise<Result>
    end(): Promise<void>
  }
}`

/**
 * `pg` over PGlite, which is PostgreSQL in this process with one connection: who asks for a second one waits, as with a
 * pool of `max: 1`.
 */
const pgOverPglite = `
import { PGlite } from '@electric-sql/pglite'

const asText = (value) => value
const options = { parsers: { 20: asText, 1700: asText, 17: (value) => Buffer.from(value.slice(2), 'hex') } }
const database = await PGlite.create(options)
let queue = Promise.resolve()

async function query(text, values) {
  if (!values) {
    const results = await database.exec(text, options)
    const { rows, affectedRows } = results.at(-1)
    return { rows, rowCount: rows.length || affectedRows }
  }
  const { rows, affectedRows } = await database.query(text, values, options)
  return { rows, rowCount: rows.length || affectedRows }
}

export class Pool {
  async connect() {
    const before = queue
    let release
    queue = new Promise((resolve) => { release = resolve })
    await before
    return { query, release }
  }
  async query(text, values) {
    const client = await this.connect()
    try { return await client.query(text, values) } finally { client.release() }
  }
  async end() {}
}
`

/** The files that make `import … from "pg"` work beside a sample. */
export const pgPackage = {
  'node_modules/pg/package.json': '{"name":"pg","type":"module","main":"index.js"}',
  'node_modules/pg/index.js': pgOverPglite,
}
