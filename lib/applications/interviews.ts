import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { InterviewRow } from '../db/schema.ts'
import { sendsMail } from '../env.ts'
import { toIso } from '../format/date.ts'
import type { ApplicationState } from '../limits.ts'
import type { Mail } from '../mail/message.ts'
import {
  notifyOfCancelled,
  notifyOfMoved,
  notifyOfPicked,
  notifyOfProposed,
  notifyOfRequest,
  toErasureNotices,
} from './interview-mails.ts'
import {
  INTERVIEW_LIMITS,
  type Interview,
  type Interviewer,
  toFutureTimes,
  toInterviewStatus,
} from './interview-times.ts'
import { getVisibleState, UNDO_MS } from './visible-state.ts'

/** A plan made in the Studio. `times` are ISO 8601; `minutes` is the length. */
export type InterviewPlan = Pick<Interview, 'times' | 'minutes' | 'place' | 'link' | 'people'>

/** A candidate whose application is in one of these states is no longer interviewed. */
const WITHOUT_INTERVIEW: readonly ApplicationState[] = ['declined', 'withdrawn']

/** A small number, so that visitors' requests do not wait for the transaction. */
const BATCH = 20

const toInterview = ({ times, people, ...row }: InterviewRow): Interview => ({
  ...row,
  times: JSON.parse(times) as string[],
  people: JSON.parse(people) as Interviewer[],
})

const toColumns = ({ times, people, minutes, place, link }: InterviewPlan) => ({
  times: JSON.stringify(times.toSorted()),
  people: JSON.stringify(people),
  minutes,
  place,
  link,
})

/** Returns the interviews of an application, earliest first. */
export async function listInterviews(db: Database, reference: string): Promise<Interview[]> {
  const rows = db.selectFrom('interviews').selectAll().where('reference', '=', reference)
  return (await rows.orderBy('createdAt').orderBy('id').execute()).map(toInterview)
}

/** Returns one interview of an application, or `null`. */
export async function getInterview(db: Database, reference: string, id: string): Promise<Interview | null> {
  const row = db.selectFrom('interviews').selectAll().where('reference', '=', reference).where('id', '=', id)
  const found = await row.executeTakeFirst()
  return found ? toInterview(found) : null
}

/** Returns whether a candidate in this state, as the candidate sees it, can still be interviewed. */
export const mayBeInterviewed = (state: ApplicationState): boolean => !WITHOUT_INTERVIEW.includes(state)

async function isOpen(db: Database, reference: string, now: number): Promise<boolean> {
  const row = db.selectFrom('applications').select(['state', 'stateAt', 'formerState'])
  const found = await row.where('reference', '=', reference).executeTakeFirst()
  return found !== undefined && mayBeInterviewed(getVisibleState(found, now))
}

type Changed = Partial<Omit<InterviewRow, 'id' | 'reference' | 'version' | 'createdAt' | 'updatedAt'>>

/** Changes an interview unless someone else has changed it since `from` was read. Returns `null` if so. */
async function change(db: Database, from: Interview, changed: Changed, now: number): Promise<Interview | null> {
  const row = await db
    .updateTable('interviews')
    .set({ ...changed, version: from.version + 1, updatedAt: toIso(now) })
    .where('id', '=', from.id)
    .where('version', '=', from.version)
    .returningAll()
    .executeTakeFirst()
  return row ? toInterview(row) : null
}

/** Returns the row of a new proposal. A candidate who chose a time zone for an earlier interview keeps it. */
function createProposal(
  reference: string,
  plan: InterviewPlan,
  earlier: readonly Interview[],
  now: number,
): InterviewRow {
  const at = toIso(now)
  return {
    id: randomBytes(12).toString('base64url'),
    reference,
    state: 'proposed',
    ...toColumns(plan),
    start: null,
    version: 0,
    askedAt: null,
    request: '',
    zone: earlier.at(-1)?.zone ?? '',
    createdAt: at,
    updatedAt: at,
    mailId: null,
  }
}

/** Returns the first of the new times for an interview that was picked, or `null` for one that is proposed. */
const toStart = ({ state }: Interview, { times }: InterviewPlan) => (state === 'picked' ? (times[0] ?? null) : null)

/**
 * Returns an interview as a plan would make it: a new one, or the one with the `id` changed. It stores nothing. Returns
 * `null` if there is no such interview.
 */
export async function draftInterview(
  db: Database,
  reference: string,
  plan: InterviewPlan,
  id: string | null,
): Promise<Interview | null> {
  const earlier = await listInterviews(db, reference)
  const former =
    id === null
      ? toInterview(createProposal(reference, plan, earlier, Date.now()))
      : earlier.find((each) => each.id === id)
  return former ? { ...former, ...plan, start: toStart(former, plan) } : null
}

/** Proposes times to a candidate. Returns `null` if the application has too many interviews, or is decided. */
export async function proposeInterview(
  transaction: Database,
  reference: string,
  plan: InterviewPlan,
  { by, now = Date.now() }: { by: string; now?: number },
): Promise<Interview | null> {
  const earlier = await listInterviews(transaction, reference)
  if (earlier.length >= INTERVIEW_LIMITS.perApplication || !(await isOpen(transaction, reference, now))) return null
  const row = createProposal(reference, plan, earlier, now)
  await transaction.insertInto('interviews').values(row).execute()
  return notifyOfProposed(transaction, toInterview(row), { by, now })
}

/**
 * Changes an interview: one that is only proposed gets other times, one that was picked moves to the first of them. Returns
 * `null` if it is over, cancelled, or no longer at `version`.
 */
export async function changeInterview(
  transaction: Database,
  from: Interview,
  plan: InterviewPlan,
  { by, now = Date.now() }: { by: string; now?: number },
): Promise<Interview | null> {
  const status = toInterviewStatus(from, now)
  if (status === 'cancelled' || status === 'past' || !(await isOpen(transaction, from.reference, now))) return null
  const fresh = { ...toColumns(plan), askedAt: null, request: '' }
  const changed = await change(transaction, from, { ...fresh, start: toStart(from, plan) }, now)
  if (!changed) return null
  if (from.state !== 'picked') return notifyOfProposed(transaction, changed, { by, now })
  await notifyOfMoved(transaction, changed, { by, now, formerPeople: from.people })
  return changed
}

/** Cancels an interview that is still to come. Returns false if it is not, or is no longer at the version of `from`. */
export async function cancelInterview(
  transaction: Database,
  from: Interview,
  { by, now = Date.now() }: { by: string; now?: number },
): Promise<boolean> {
  const status = toInterviewStatus(from, now)
  if (status === 'cancelled' || status === 'past') return false
  const cancelled = await change(transaction, from, { state: 'cancelled' }, now)
  if (!cancelled) return false
  await notifyOfCancelled(transaction, cancelled, { by, now, wasPicked: from.state === 'picked' })
  return true
}

/**
 * Picks one of the proposed times for the candidate. Returns false if the time has passed or is no longer proposed. A
 * second press changes nothing.
 */
export async function pickTime(
  transaction: Database,
  from: Interview,
  time: string,
  now = Date.now(),
): Promise<boolean> {
  if (from.state === 'picked') return from.start === time
  if (from.state !== 'proposed' || !toFutureTimes(from.times, now).includes(time)) return false
  if (!(await isOpen(transaction, from.reference, now))) return false
  const picked = await change(transaction, from, { state: 'picked', start: time, askedAt: null, request: '' }, now)
  // Another press of the same button was faster.
  if (!picked) return (await getInterview(transaction, from.reference, from.id))?.start === time
  await notifyOfPicked(transaction, picked, { by: '', now })
  return true
}

/** Notes that the candidate asks for other times. Returns false if nothing is planned. A second press changes nothing. */
export async function askForTimes(
  transaction: Database,
  from: Interview,
  request: string,
  now = Date.now(),
): Promise<boolean> {
  const status = toInterviewStatus(from, now)
  if (status === 'cancelled' || status === 'past' || !(await isOpen(transaction, from.reference, now))) return false
  if (from.askedAt) return true
  const asked = await change(transaction, from, { askedAt: toIso(now), request }, now)
  if (!asked) return Boolean((await getInterview(transaction, from.reference, from.id))?.askedAt)
  await notifyOfRequest(transaction, asked)
  return true
}

/** Stores the time zone in which a candidate wants to see the times. */
export async function setZone(db: Database, reference: string, zone: string): Promise<void> {
  await db.updateTable('interviews').set({ zone }).where('reference', '=', reference).execute()
}

/** Cancels everything that is planned with a candidate. */
export async function cancelInterviews(transaction: Database, reference: string, now = Date.now()): Promise<void> {
  for (const interview of await listInterviews(transaction, reference))
    await cancelInterview(transaction, interview, { by: '', now })
}

/**
 * Returns the emails that take the interviews of erased applications out of the company's calendars. They name no
 * candidate.
 */
export async function listErasureNotices(
  db: Database,
  references: readonly string[],
  now = Date.now(),
): Promise<Mail[]> {
  if (!sendsMail()) return []
  const rows = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.reference', 'interviews.reference')
    .selectAll('interviews')
    .select('applications.jobTitle')
    .where('interviews.reference', 'in', references)
    .where('interviews.state', '=', 'picked')
    .where('interviews.start', '>', toIso(now))
    .execute()
  return rows.flatMap(({ jobTitle, ...row }) => toErasureNotices(toInterview(row), jobTitle))
}

const selectDecided = (db: Database, now: number) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.reference', 'interviews.reference')
    .select('interviews.reference')
    .distinct()
    .where('applications.state', 'in', WITHOUT_INTERVIEW)
    // Until then the candidate must not learn of the decision, which can still be undone.
    .where('applications.stateAt', '<=', toIso(now - UNDO_MS))
    .where((or) =>
      or('interviews.state', '=', 'proposed').or(
        or.and([or('interviews.state', '=', 'picked'), or('interviews.start', '>', toIso(now))]),
      ),
    )

/** Cancels the interviews of applications that were declined or withdrawn in the Studio. Returns how many applications. */
export async function cancelDecided(db: Database, now = Date.now()): Promise<number> {
  const decided = await selectDecided(db, now).limit(BATCH).execute()
  for (const { reference } of decided)
    await db.transaction().execute((transaction) => cancelInterviews(transaction, reference, now))
  return decided.length
}
