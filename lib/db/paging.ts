import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { BackendError } from '../backend/contract.ts'
import { createCsvWriter } from '../format/csv.ts'

/** A request for a page of a list: `after` is the `next` of the page before, `limit` at most 200 rows. */
export type PageRequest = { after?: string | null; limit?: number }

/** A page of a list, latest first; `next` is null on the last one. */
export type Page<Row> = { rows: Row[]; next: string | null }

const MAX_ROWS = 200

const USUAL_ROWS = 50

// The time and the key of the last row before the page.
const placeSchema = z.tuple([z.string().max(40), z.string().max(300)])

function readCursor(cursor: string): z.infer<typeof placeSchema> {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor.slice(0, 2_000), 'base64url').toString()))
  } catch (cause) {
    throw new BackendError('refused', 'malformed cursor', { reason: 'This page of the list does not exist.', cause })
  }
}

/** Reads one page by an index on (`time`, `key`), so that the last page takes no longer than the first. */
export async function readPage<
  DB,
  TB extends keyof DB,
  Time extends string,
  Key extends string,
  Row extends Record<Time | Key, string>,
>(
  query: SelectQueryBuilder<DB, TB, Row>,
  [time, key]: readonly [Time, Key],
  { after, limit = USUAL_ROWS }: PageRequest,
): Promise<Page<Row>> {
  const size = Math.max(1, Math.min(MAX_ROWS, Math.floor(limit)))
  const sorted = query
    .orderBy(sql.ref(time), 'desc')
    .orderBy(sql.ref(key), 'desc')
    .limit(size + 1)
  const place = after ? readCursor(after) : null
  const fromThere = place
    ? sorted.where(sql<boolean>`(${sql.ref(time)}, ${sql.ref(key)}) < (${place[0]}, ${place[1]})`)
    : sorted
  const found: Row[] = await fromThere.execute()
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const cursor = last && Buffer.from(JSON.stringify([last[time], last[key]])).toString('base64url')
  return { rows, next: cursor && found.length > size ? cursor : null }
}

/** Counts the rows that a query finds. */
export async function countRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const row = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number((row as { count: number }).count)
}

/** Yields the pages of a list, one after another. */
export async function* readPages<Row>(getPage: (request: PageRequest) => Promise<Page<Row>>): AsyncGenerator<Row[]> {
  let after: string | null = null
  do {
    const page: Page<Row> = await getPage({ after, limit: MAX_ROWS })
    yield page.rows
    after = page.next
  } while (after)
}

/** Yields a list as CSV, with one page in memory at a time. */
export async function* writeCsv<Row extends object>(
  getPage: (request: PageRequest) => Promise<Page<Row>>,
  toRow: (row: Row) => object = (row) => row,
): AsyncGenerator<string> {
  const write = createCsvWriter()
  for await (const rows of readPages(getPage)) yield write(rows.map((row) => ({ ...toRow(row) })))
}
