import { type RawBuilder, sql } from 'kysely'
import { BackupError } from './data-error.ts'
import { type Database, openDatabase } from './database.ts'
import { isPostgres } from './is-postgres.ts'

/** The columns that identify a row, by table; in an order in which each row follows the rows that it refers to. */
const KEYS = {
  posts: ['id'],
  drafts: ['id'],
  draftVersions: ['id', 'version'],
  team: ['position'],
  jobs: ['id'],
  messages: ['reference'],
  uploads: ['stored'],
  applications: ['reference'],
  applicationNotes: ['id'],
  applicationWords: ['word', 'reference'],
  subscribers: ['email'],
  jobAlerts: ['id'],
  issues: ['id'],
  jobOpenings: ['jobId'],
  receipts: ['call', 'key'],
  arrangement: ['kind', 'id'],
  pictures: ['stored'],
  deliveries: ['id'],
  studioInvitations: ['hash'],
  studioSessions: ['hash'],
  studioAudit: ['id'],
  studioVisits: ['name'],
} as const

type Table = keyof typeof KEYS
type Row = Record<string, unknown>

export const TABLES = Object.keys(KEYS) as Table[]

/** Few, because a post may have a megabyte. */
const BATCH = 100

/** A column or value of a key in the form that the engine has an index on. */
const toIndexed = (db: Database, column: string, expression: RawBuilder<unknown>) =>
  column === 'email' && isPostgres(db) ? sql`lower(${expression})` : expression

const toKey = (db: Database, table: Table, row?: Row) =>
  KEYS[table].map((column) => toIndexed(db, column, row ? sql`${row[column]}` : sql.ref(column)))

// PostgreSQL cannot store U+0000, which earlier versions accepted from visitors.
const removeNul = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  )

/** The rows that follow one in the order of the key. By key and not by offset, so that the last rows come as fast. */
async function getRowsAfter(db: Database, table: Table, last: Row | null): Promise<Row[]> {
  const key = sql.join(toKey(db, table))
  const start = last ? sql`where (${key}) > (${sql.join(toKey(db, table, last))})` : sql``
  const rows = sql<Row>`select * from ${sql.table(table)} ${start} order by ${key} limit ${sql.lit(BATCH)}`
  return (await rows.execute(db)).rows.map(removeNul)
}

/** The rows with the keys of these, and perhaps others. */
async function findRows(db: Database, table: Table, rows: Row[]): Promise<Row[]> {
  const conditions = KEYS[table].map((column) => {
    const values = [...new Set(rows.map((row) => row[column]))]
    const list = sql.join(values.map((value) => toIndexed(db, column, sql`${value}`)))
    return sql`${toIndexed(db, column, sql.ref(column))} in (${list})`
  })
  const found = sql<Row>`select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`
  return (await found.execute(db)).rows.map(removeNul)
}

const toText = (row: Row) =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => [column, row[column]]),
  )

async function forEachMissing(from: Database, to: Database, table: Table, act: (rows: Row[]) => Promise<unknown>) {
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await getRowsAfter(from, table, last)
    if (rows.length === 0) return
    last = rows.at(-1) ?? null
    const known = new Set((await findRows(to, table, rows)).map(toText))
    const missing = rows.filter((row) => !known.has(toText(row)))
    if (missing.length > 0) await act(missing)
  }
}

async function remove(db: Database, table: Table, rows: Row[]) {
  for (const row of rows) {
    const values = toKey(db, table, row)
    const conditions = toKey(db, table).map((column, at) => sql`${column} = ${values[at]}`)
    await sql`delete from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(db)
  }
}

async function insert(db: Database, table: Table, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db)
}

async function count(db: Database, table: Table): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.n)
}

/** Makes the rows of `to` those of `from`. Changed rows are inserted again: an update would change dates. Throws BackupError. */
export async function copyRows(from: Database, to: Database): Promise<void> {
  for (const table of TABLES.toReversed()) {
    await forEachMissing(to, from, table, (rows) => remove(to, table, rows))
  }
  for (const table of TABLES) {
    await forEachMissing(from, to, table, (rows) => insert(to, table, rows))
    const [wanted, copied] = [await count(from, table), await count(to, table)]
    if (wanted !== copied)
      throw new BackupError(
        `${copied} of ${wanted} rows of ${table} were copied. Stop everything that writes to either database, and run this again.`,
      )
  }
}

/** Whether visitors sent something, or the Studio changed something, after `time`, an ISO 8601 text. */
export async function isUsed(db: Database, time = ''): Promise<boolean> {
  const { rows } = await sql`
    select 1 from messages where "receivedAt" > ${time}
    union all select 1 from applications where "receivedAt" > ${time}
    union all select 1 from uploads where "receivedAt" > ${time}
    union all select 1 from subscribers where "subscribedAt" > ${time}
    union all select 1 from deliveries where "createdAt" > ${time} and kind <> 'mail'
    union all select 1 from "studioAudit" where at > ${time}
    limit 1
  `.execute(db)
  return rows.length > 0
}

type Place = { dataDir: string; url?: string }

/** Runs `act` on the source as it is at one moment, in one transaction of the target. */
export async function copyBetween(
  source: Place,
  target: Place,
  act: (from: Database, to: Database) => Promise<void>,
): Promise<void> {
  await using from = await openDatabase(source.dataDir, source.url, { isLimited: false })
  await using to = await openDatabase(target.dataDir, target.url, { isLimited: false })
  const reading = from.transaction().setIsolationLevel('repeatable read')
  await reading.execute((first) => to.transaction().execute((second) => act(first, second)))
}
