import { type RawBuilder, sql } from 'kysely'
import { BackupError } from './data-error.ts'
import { type Database, openDatabase } from './database.ts'
import { isPostgres } from './is-postgres.ts'

/** The columns that identify a row, by table. Each table follows those that its rows refer to. */
const KEYS = {
  posts: ['id'],
  drafts: ['id'],
  draftVersions: ['id', 'version'],
  caseStudies: ['id'],
  articles: ['id'],
  team: ['position'],
  jobs: ['id'],
  jobLinks: ['jobId', 'label'],
  jobChanges: ['jobId'],
  messages: ['reference'],
  uploads: ['stored'],
  applications: ['reference'],
  applicationNotes: ['id'],
  candidateMails: ['id'],
  declineReasons: ['reference'],
  mailTemplates: ['id'],
  applicationWords: ['word', 'reference'],
  applicationSources: ['reference'],
  interviews: ['id'],
  applicationPhones: ['reference'],
  subscribers: ['email'],
  jobAlerts: ['id'],
  issues: ['id'],
  jobOpenings: ['jobId'],
  receipts: ['call', 'key'],
  arrangement: ['kind', 'id'],
  pictures: ['stored'],
  deliveries: ['id'],
  positionInvitations: ['id'],
  guests: ['id'],
  studioInvitations: ['hash'],
  studioSessions: ['hash'],
  studioPeople: ['id'],
  studioPasskeys: ['id'],
  passkeyChallenges: ['challenge'],
  signInRequests: ['email'],
  studioAudit: ['id'],
  studioVisits: ['name'],
  imports: ['source'],
  redirects: ['path'],
  reads: ['kind', 'item', 'day', 'host'],
  backupRuns: ['id'],
  indexedPages: ['address'],
  settings: ['name'],
} as const

type Table = keyof typeof KEYS
type Row = Record<string, unknown>

export const TABLES = Object.keys(KEYS) as Table[]

/** Few, because a post may have a megabyte. */
const BATCH = 100

/** Returns a column or value of a key in the form that the engine has an index for. */
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

/**
 * Returns the rows after a given one in key order. Does not use an offset, with which the last rows of a large table
 * would take minutes.
 */
async function getRowsAfter(db: Database, table: Table, last: Row | null): Promise<Row[]> {
  const key = sql.join(toKey(db, table))
  const start = last ? sql`where (${key}) > (${sql.join(toKey(db, table, last))})` : sql``
  const rows = sql<Row>`select * from ${sql.table(table)} ${start} order by ${key} limit ${sql.lit(BATCH)}`
  return (await rows.execute(db)).rows.map(removeNul)
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

/** Replaces all rows of `to` with those of `from`. Call it within a transaction of each. Throws BackupError. */
export async function copyRows(from: Database, to: Database): Promise<void> {
  for (const table of TABLES.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to)
  for (const table of TABLES) {
    for (let rows = await getRowsAfter(from, table, null); rows.length > 0; ) {
      await insert(to, table, rows)
      rows = await getRowsAfter(from, table, rows.at(-1) ?? null)
    }
    const wanted = await count(from, table)
    const copied = await count(to, table)
    if (wanted !== copied)
      throw new BackupError(
        `${copied} of ${wanted} rows of ${table} were copied. Stop everything that writes to either database, and run this again.`,
      )
  }
}

/** Returns whether visitors sent something, or someone changed something in the Studio, after `time` (ISO 8601). */
export async function isUsed(db: Database, time = ''): Promise<boolean> {
  const { rows } = await sql`
    select 1 from messages where "receivedAt" > ${time}
    union all select 1 from applications where "receivedAt" > ${time}
    union all select 1 from uploads where "receivedAt" > ${time}
    union all select 1 from subscribers where "subscribedAt" > ${time}
    union all select 1 from deliveries where "createdAt" > ${time} and kind not in ('mail', 'indexnow', 'google')
    union all select 1 from "studioAudit" where at > ${time}
    limit 1
  `.execute(db)
  return rows.length > 0
}

type Place = { dataDir: string; url?: string }

/** Runs `act` on a snapshot of the source, in one transaction of the target. */
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
