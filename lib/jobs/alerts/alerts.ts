import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { JobAlertRow } from '../../db/schema.ts'
import { enqueueMails } from '../../delivery/deliveries.ts'
import { toIso } from '../../format/date.ts'
import { toAskMail } from '../../mail/job-alert-mails.ts'
import { toAlertLinks } from './alert-links.ts'
import { lastOpening } from './due-alerts.ts'

const DAY_MS = 86_400_000

/** The life of an alert that is not renewed. */
export const YEAR_MS = 365 * DAY_MS

/** The minimum time between two emails of a weekly alert. */
export const WEEK_MS = 7 * DAY_MS

/**
 * The minimum time between two confirmation emails to one address, so that nobody can fill another person's mailbox.
 */
const ASK_AGAIN_MS = 60 * 60_000
/** The maximum number of alerts for one address, for the same reason. */
const MAX_ALERTS = 5

/** The positions that a person asks for, and how often. */
export type AlertCriteria = Pick<JobAlertRow, 'email' | 'department' | 'words' | 'often' | 'signals'>

async function add(db: Database, criteria: AlertCriteria, now: number): Promise<JobAlertRow | undefined> {
  const isSameAddress = sql<boolean>`lower(email) = ${criteria.email.toLowerCase()}`
  const alerts = await db
    .selectFrom('jobAlerts')
    .select(['department', 'words', 'often'])
    .where(isSameAddress)
    .execute()
  const isKnown = alerts.some((alert) =>
    (['department', 'words', 'often'] as const).every((k) => alert[k] === criteria[k]),
  )
  if (!isKnown && alerts.length >= MAX_ALERTS) return undefined
  const fresh = { confirmedAt: null, endsAt: null, remindedAt: null, bouncedAt: null, seen: 0 }
  const added = await db
    .insertInto('jobAlerts')
    .values({ ...criteria, ...fresh, id: randomBytes(16).toString('hex'), askedAt: toIso(now), nextAt: toIso(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return added
  return db
    .updateTable('jobAlerts')
    .set({ askedAt: toIso(now) })
    .where(isSameAddress)
    .where('department', '=', criteria.department)
    .where('words', '=', criteria.words)
    .where('often', '=', criteria.often)
    .where((or) => or('confirmedAt', 'is', null).or('bouncedAt', 'is not', null))
    .where('askedAt', '<', toIso(now - ASK_AGAIN_MS))
    .returningAll()
    .executeTakeFirst()
}

/** Stores an alert and asks the owner of its address to confirm it. Does not reveal whether the alert was known. */
export async function requestAlert(
  db: Database,
  criteria: AlertCriteria,
  siteUrl: string,
  now = Date.now(),
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const alert = await add(transaction, criteria, now)
    if (alert) await enqueueMails(transaction, [toAskMail(alert, toAlertLinks(alert.id, siteUrl))], alert.id)
  })
}

/** Confirms an alert, which reports new openings from now on. Returns false if it no longer exists. */
export async function confirmAlert(db: Database, id: string, now = Date.now()): Promise<boolean> {
  const open = db.updateTable('jobAlerts').where('id', '=', id)
  await open
    .where('confirmedAt', 'is', null)
    .set({
      confirmedAt: toIso(now),
      endsAt: toIso(now + YEAR_MS),
      seen: lastOpening,
      nextAt: sql<string>`case when often = 'weekly' then ${toIso(now + WEEK_MS)} else ${toIso(now)} end`,
    })
    .execute()
  return (await open.set({ bouncedAt: null }).returning('id').executeTakeFirst()) !== undefined
}

/** Extends a confirmed alert to a year from now. Returns false if it no longer exists. */
export async function renewAlert(db: Database, id: string, now = Date.now()): Promise<boolean> {
  const alert = db.updateTable('jobAlerts').where('id', '=', id).where('confirmedAt', 'is not', null)
  const renewed = await alert
    .set({ endsAt: toIso(now + YEAR_MS), remindedAt: null })
    .returning('id')
    .executeTakeFirst()
  return renewed !== undefined
}

async function removeAlert(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('deliveries').where('reference', '=', id).execute()
  await transaction.deleteFrom('jobAlerts').where('id', '=', id).execute()
}

/** Removes an alert and its unsent email. Safe to repeat. */
export async function endAlert(db: Database, id: string): Promise<boolean> {
  await db.transaction().execute((transaction) => removeAlert(transaction, id))
  return true
}

/**
 * Makes the alerts of one department those of another, in the caller's transaction. Of two that become the same, it keeps
 * a confirmed one.
 */
export async function moveAlerts(transaction: Database, from: string, to: string): Promise<void> {
  const rows = await transaction.selectFrom('jobAlerts').selectAll().where('department', 'in', [from, to]).execute()
  const toKey = ({ email, words, often }: JobAlertRow) => JSON.stringify([email.toLowerCase(), words, often])
  const present = new Map(rows.filter(({ department }) => department === to).map((alert) => [toKey(alert), alert]))
  for (const alert of rows.filter(({ department }) => department === from)) {
    const twin = present.get(toKey(alert))
    if (twin) await removeAlert(transaction, alert.confirmedAt && !twin.confirmedAt ? twin.id : alert.id)
    await transaction.updateTable('jobAlerts').set({ department: to }).where('id', '=', alert.id).execute()
  }
}
