import { sql } from 'kysely'
import { type Database, openDatabase } from './database.ts'

/** In an order in which each row follows the rows that it refers to. */
const TABLES = ['posts', 'team', 'jobs', 'messages', 'uploads', 'applications', 'subscribers', 'receipts'] as const

const SENT = ['messages', 'uploads', 'applications', 'subscribers'] as const

const BATCH = 200

async function copyTable(from: Database, to: Database, table: (typeof TABLES)[number]): Promise<void> {
  // The first two columns identify a row in each table.
  const sorted = from.selectFrom(table).selectAll().orderBy(sql`1`).orderBy(sql`2`)
  for (let offset = 0; ; offset += BATCH) {
    const rows = await sorted.limit(BATCH).offset(offset).execute()
    if (rows.length > 0) await to.insertInto(table).values(rows).execute()
    if (rows.length < BATCH) return
  }
}

/** Whether the database holds anything that visitors sent: then no backup may replace it. */
async function isUsed(db: Database): Promise<boolean> {
  const found = await Promise.all(SENT.map((table) => db.selectFrom(table).selectAll().limit(1).execute()))
  return found.some((rows) => rows.length > 0)
}

type Place = { dataDir: string; url?: string }

/** Copies all rows as of one moment over the target's seed, or none; false where visitors have used the target. */
export async function copyRows(source: Place, target: Place): Promise<boolean> {
  const from = await openDatabase(source.dataDir, source.url)
  const to = await openDatabase(target.dataDir, target.url)
  try {
    if (await isUsed(to)) return false
    await from
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((reading) =>
        to.transaction().execute(async (writing) => {
          for (const table of TABLES.toReversed()) await writing.deleteFrom(table).execute()
          for (const table of TABLES) await copyTable(reading, writing, table)
        }),
      )
    return true
  } finally {
    await Promise.all([from.destroy(), to.destroy()])
  }
}
