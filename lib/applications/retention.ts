import { RETENTION } from '../../content/promises.ts'
import { record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { isPostgres, lock } from '../db/is-postgres.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { enqueueMails } from '../delivery/deliveries.ts'
import { toIso } from '../format/date.ts'
import { addMonths, subtractMonths } from '../format/months.ts'
import { toCandidateRenewalMail } from '../mail/mails.ts'
import { routes } from '../routes.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { clearLog, eraseForGood, eraseRows } from './erase.ts'
import { ENDED_STATES } from './visible-state.ts'

const DAY_MS = 86_400_000
const NOTICE_MS = RETENTION.noticeDays * DAY_MS

/** A small number, so that visitors' requests do not wait for the transaction. */
const BATCH = 20

/** The site as the actor, for the audit list. */
export const SITE = { name: 'The site', role: 'site' } as const

/** How the audit list ends the subject of something that the site erased. */
export const WHEN_OVER = 'when its time was over'

type Times = Pick<ApplicationRow, 'state' | 'stateAt' | 'keepUntil'>

/** Returns when the site erases an application (ISO); null while something is still to be decided. */
export function toErasureTime({ state, stateAt, keepUntil }: Times): string | null {
  if (!ENDED_STATES.includes(state)) return null
  const end = toIso(addMonths(Date.parse(stateAt), RETENTION.applicationMonths))
  return keepUntil && keepUntil > end ? keepUntil : end
}

/** Selects the applications that the site erases before `time`, in milliseconds. Reads an index. */
export const selectErasedBefore = (db: Database, time: number) =>
  db
    .selectFrom('applications')
    .where('state', 'in', ENDED_STATES)
    .where('stateAt', '<=', toIso(subtractMonths(time, RETENTION.applicationMonths)))
    .where((or) => or('keepUntil', 'is', null).or('keepUntil', '<=', toIso(time)))

const selectOldMessages = (db: Database, now: number) =>
  db
    .selectFrom('messages')
    .select('reference')
    .where('receivedAt', '<=', toIso(subtractMonths(now, RETENTION.messageMonths)))

/** The number of things that the site erased, by kind. */
export type Expired = { applications: number; messages: number; files: number }

async function eraseBatch(transaction: Database, now: number): Promise<Expired & { names: string[] }> {
  // Reopening the decision at the same time waits for this, or is seen here.
  const due = selectErasedBefore(transaction, now).select('reference').orderBy('stateAt').limit(BATCH)
  const applications = await (isPostgres(transaction) ? due.forUpdate() : due).execute()
  const messages = await selectOldMessages(transaction, now).orderBy('receivedAt').limit(BATCH).execute()
  const names: string[] = []
  for (const [kind, rows] of Object.entries({ application: applications, message: messages }))
    for (const { reference } of rows) {
      const { files } = await eraseRows(transaction, reference)
      names.push(...files)
      await record(transaction, SITE, 'erase', `${kind} ${reference} ${WHEN_OVER}`)
    }
  return { applications: applications.length, messages: messages.length, files: names.length, names }
}

const isAnyExpired = async (db: Database, now: number): Promise<boolean> =>
  (await selectErasedBefore(db, now).select('reference').limit(1).executeTakeFirst()) !== undefined ||
  (await selectOldMessages(db, now).limit(1).executeTakeFirst()) !== undefined

/**
 * Erases applications and messages that have expired, with everything that belongs to them, in batches. Safe to stop at
 * any time, and to run in several processes at once.
 */
export async function eraseExpired(db: Database, files: FileStore, now = Date.now()): Promise<Expired> {
  const total: Expired = { applications: 0, messages: 0, files: 0 }
  // A crash may have happened between a commit and this step.
  await clearLog(db)
  // Without a transaction, which would lock SQLite for nothing.
  while (await isAnyExpired(db, now)) {
    const erased = await eraseForGood(db, files, async (transaction) => {
      await lock(transaction, 'retention')
      const { names, ...counts } = await eraseBatch(transaction, now)
      return { counts, files: names }
    })
    total.applications += erased.counts.applications
    total.messages += erased.counts.messages
    total.files += erased.counts.files
  }
  return total
}

/** Selects the applications that the site erases soon. */
export const selectErasedSoon = (db: Database, now: number) => selectErasedBefore(db, now + NOTICE_MS)

type Renewable = Times & { communicationConsent: boolean }

/** Returns whether a candidate may keep an application for other positions: after a decision, within the notice. */
export function mayRenew({ communicationConsent, ...times }: Renewable, now = Date.now()): boolean {
  const end = toErasureTime(times)
  return communicationConsent && times.state !== 'hired' && end !== null && Date.parse(end) - NOTICE_MS <= now
}

/** Matches the answers of candidates who agreed to hear of other positions: JSON that the site wrote, without spaces. */
export const AGREED = '%"communicationConsent":true%'

const selectToAsk = (db: Database, now: number) =>
  selectErasedSoon(db, now)
    .where('state', '!=', 'hired')
    .where('answers', 'like', AGREED)
    .where((or) => or('renewalAskedAt', 'is', null).or('renewalAskedAt', '<', or.ref('stateAt')))

/**
 * Asks candidates who agreed to hear of other positions whether to keep an application that the site erases soon. Each is
 * asked once, even if several machines do this. Returns how many.
 */
export function askToRenew(db: Database, siteUrl: string, now = Date.now()): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'retention')
    const rows = await selectToAsk(transaction, now).selectAll().orderBy('stateAt').limit(BATCH).execute()
    for (const row of rows) {
      const href = siteUrl + routes.application(toLinkToken('application', row.reference))
      const mail = toCandidateRenewalMail(row, { day: toErasureTime(row) ?? '', href })
      await enqueueMails(transaction, [mail], row.reference)
      await transaction
        .updateTable('applications')
        .set({ renewalAskedAt: toIso(now) })
        .where('reference', '=', row.reference)
        .execute()
    }
    return rows.length
  })
}

/** Keeps an application for another period of `applicationMonths` from `now`. Returns false if it has no decision. */
export async function keepLonger(db: Database, reference: string, reason: string, now = Date.now()): Promise<boolean> {
  const kept = await db
    .updateTable('applications')
    .set({
      keepUntil: toIso(addMonths(now, RETENTION.applicationMonths)),
      keepReason: reason,
      renewalAskedAt: null,
    })
    .where('reference', '=', reference)
    .where('state', 'in', ENDED_STATES)
    .returning('reference')
    .executeTakeFirst()
  return kept !== undefined
}
