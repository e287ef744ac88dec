import { sql } from 'kysely'
import { company } from '../../content/company.ts'
import type { Database } from '../db/database.ts'
import type { ReadRow } from '../db/schema.ts'

export type ReadKind = ReadRow['kind']

/** An item that is counted. */
export type ReadItem = { kind: ReadKind; id: string }

const DAY_MS = 86_400_000
/** Hosts that are told apart for an item on a day. Others are counted together. */
const MAX_HOSTS = 50
const OTHER = 'other'
/** Counts are kept as long as the Studio shows them, and a month. */
const KEPT_DAYS = 400

const days = new Intl.DateTimeFormat('en-CA', { timeZone: company.hours.timeZone, dateStyle: 'short' })

/** Returns the day of a time in the company's time zone, as YYYY-MM-DD. */
export const toDay = (time: number): string => days.format(time)

/** Counts a read. `host` is the referring site's name, or '' if there is none. Nothing else about the visit is stored. */
export async function countRead(db: Database, { kind, id }: ReadItem, host: string, now = Date.now()): Promise<void> {
  const day = toDay(now)
  const row = { kind, item: id, day, host, count: 1 }
  const add = (row: ReadRow) =>
    db
      .insertInto('reads')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'item', 'day', 'host']).doUpdateSet({ count: sql`reads.count + 1` }),
      )
      .execute()
  const ofDay = db.selectFrom('reads').where('kind', '=', kind).where('item', '=', id).where('day', '=', day)
  const known = await ofDay.select('host').where('host', '=', host).executeTakeFirst()
  const { hosts } = known
    ? { hosts: 0 }
    : await ofDay.select(({ fn }) => fn.countAll<number>().as('hosts')).executeTakeFirstOrThrow()
  await add(Number(hosts) >= MAX_HOSTS ? { ...row, host: OTHER } : row)
}

/** Removes the counts of days that are no longer shown. */
export async function removeOldReads(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('reads')
    .where('day', '<', toDay(now - KEPT_DAYS * DAY_MS))
    .execute()
}

const selectSince = (db: Database, numberOfDays: number, now: number) =>
  db.selectFrom('reads').where('day', '>', toDay(now - numberOfDays * DAY_MS))

/** Reads of a kind in the last thirty days, by item. */
export async function getReadsByItem(db: Database, kind: ReadKind, now = Date.now()): Promise<Map<string, number>> {
  const rows = await selectSince(db, 30, now)
    .select(['item', ({ fn }) => fn.sum<number>('count').as('count')])
    .where('kind', '=', kind)
    .groupBy('item')
    .execute()
  return new Map(rows.map(({ item, count }) => [item, Number(count)]))
}

/** What the Studio shows: reads in thirty days and a year, by item and by referring host. */
export type ReadSummary = {
  month: number
  year: number
  items: { kind: ReadKind; id: string; title: string; month: number; year: number }[]
  hosts: { host: string; month: number; year: number }[]
}

const MAX_LINES = 100

/** Returns the most read items of the year, and the hosts that most readers came from. `getTitles` names the items. */
export async function summarizeReads(
  db: Database,
  getTitles: (items: readonly ReadItem[]) => Promise<ReadonlyMap<string, string>>,
  now = Date.now(),
): Promise<ReadSummary> {
  const monthStart = toDay(now - 30 * DAY_MS)
  const month = sql<number>`sum(case when day > ${monthStart} then count else 0 end)`
  const year = selectSince(db, 365, now)
  const sums = [sql<number>`sum(count)`.as('year'), month.as('month')] as const
  const byItem = await year
    .select(['kind', 'item', ...sums])
    .groupBy(['kind', 'item'])
    .orderBy('month', 'desc')
    .orderBy('year', 'desc')
    .limit(MAX_LINES)
    .execute()
  const byHost = await year
    .select(['host', ...sums])
    .groupBy('host')
    .orderBy('month', 'desc')
    .orderBy('year', 'desc')
    .limit(MAX_LINES)
    .execute()
  const all = await year.select([...sums]).executeTakeFirst()
  const toNumbers = (row: { month: number; year: number } | undefined) => ({
    month: Number(row?.month ?? 0),
    year: Number(row?.year ?? 0),
  })
  const titles = await getTitles(byItem.map(({ kind, item }) => ({ kind, id: item })))
  return {
    ...toNumbers(all),
    items: byItem.map(({ kind, item, ...row }) => ({
      kind,
      id: item,
      title: titles.get(`${kind} ${item}`) ?? '',
      ...toNumbers(row),
    })),
    hosts: byHost.map(({ host, ...row }) => ({ host, ...toNumbers(row) })),
  }
}
