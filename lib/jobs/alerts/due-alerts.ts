import { sql } from 'kysely'
import { selectOpenJobs } from '../../backend/job-closing.ts'
import type { Database } from '../../db/database.ts'
import { toIso } from '../../format/date.ts'

/** How long before its end an alert offers to be renewed, in milliseconds. */
const REMIND_MS = 14 * 86_400_000

/** The number of the last position that opened. */
export const lastOpening = sql<number>`(select coalesce(max(number), 0) from "jobOpenings")`

/** Selects open positions that are listed and that have no number yet. */
export const selectNewlyOpen = (db: Database) =>
  selectOpenJobs(db)
    .select('id')
    .where('listing', '=', 'listed')
    .where(sql<boolean>`not exists (select 1 from "jobOpenings" where "jobId" = jobs.id)`)

const selectAlive = (db: Database, now: number) =>
  db
    .selectFrom('jobAlerts')
    .where('confirmedAt', 'is not', null)
    .where('bouncedAt', 'is', null)
    .where('endsAt', '>', toIso(now))

/** Selects alerts that may send mail now and have not seen the last opening. */
export const selectDue = (db: Database, now: number) =>
  selectAlive(db, now).where('seen', '<', lastOpening).where('nextAt', '<=', toIso(now))

/** Selects alerts that end soon and have not offered their renewal. */
export const selectEnding = (db: Database, now: number) =>
  selectAlive(db, now)
    .where('remindedAt', 'is', null)
    .where('endsAt', '<', toIso(now + REMIND_MS))

/** Returns whether a position opened, or an alert has mail to send. */
export async function isAnyAlertDue(db: Database, now = Date.now()): Promise<boolean> {
  const queries = [selectNewlyOpen(db), selectDue(db, now).select('id'), selectEnding(db, now).select('id')]
  for (const query of queries) if (await query.executeTakeFirst()) return true
  return false
}
