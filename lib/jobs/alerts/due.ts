import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** How long before its end an alert offers to be renewed. */
const REMIND_MS = 14 * 86_400_000

/** The number of the position that opened last. */
export const lastOpening = sql<number>`(select coalesce(max(number), 0) from "jobOpenings")`

/** A time in milliseconds as the database keeps it. */
export const toIso = (time: number) => new Date(time).toISOString()

/** Open positions that are not noted as such yet. */
export const selectNewlyOpen = (db: Database) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'open')
    .where('removedAt', 'is', null)
    .where(sql<boolean>`not exists (select 1 from "jobOpenings" where "jobId" = jobs.id)`)

const selectAlive = (db: Database, now: number) =>
  db
    .selectFrom('jobAlerts')
    .where('confirmedAt', 'is not', null)
    .where('bouncedAt', 'is', null)
    .where('endsAt', '>', toIso(now))

/** Alerts that may write now and have not looked at the last opening. */
export const selectDue = (db: Database, now: number) =>
  selectAlive(db, now).where('seen', '<', lastOpening).where('nextAt', '<=', toIso(now))

/** Alerts that end soon and have not offered to be renewed. */
export const selectEnding = (db: Database, now: number) =>
  selectAlive(db, now)
    .where('remindedAt', 'is', null)
    .where('endsAt', '<', toIso(now + REMIND_MS))

/** Whether a position opened, or an alert has something to tell. */
export async function isAnyAlertDue(db: Database, now = Date.now()): Promise<boolean> {
  const queries = [selectNewlyOpen(db), selectDue(db, now).select('id'), selectEnding(db, now).select('id')]
  for (const query of queries) if (await query.executeTakeFirst()) return true
  return false
}
