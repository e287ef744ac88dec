import { sql } from 'kysely'
import type { DeclineReason } from '../../content/decline-reasons.ts'
import { findAnswerByMail, toAnswerTime } from '../applications/answer-times.ts'
import { type Answers, toAnswers } from '../applications/answers.ts'
import type { Interview } from '../applications/interview-times.ts'
import { listInterviews } from '../applications/interviews.ts'
import { losesOutcome, setDeclineReason } from '../applications/outcomes.ts'
import { type ApplicationFile, getApplication, getSources } from '../applications/read-applications.ts'
import { toErasureTime } from '../applications/retention.ts'
import { findConnections } from '../applications/same-person.ts'
import { getUndoable, getVisibleState, type Undoable } from '../applications/visible-state.ts'
import type { ApplicationState } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { type Page, type PageRequest, readPage } from '../db/paging.ts'
import type { ApplicationRow, NoteRow } from '../db/schema.ts'
import { type ApplicationFilter, filterApplications } from './inbox.ts'
import { listNotes } from './notes.ts'
import { missing, StudioFailure } from './studio-problem.ts'
import { isOverdue, toOverdueCutoff } from './waiting-candidates.ts'

const LINE = [
  'reference',
  'receivedAt',
  'jobId',
  'jobTitle',
  'name',
  'lastName',
  'state',
  'stateAt',
  'signals',
] as const

/** An application as a list shows it. `isOverdue` means that its candidate has waited for longer than promised. */
export type ApplicationLine = Pick<ApplicationRow, (typeof LINE)[number]> & {
  isOverdue: boolean
  /** The label of the link through which the person came, or ''. */
  source: string
  /** The number of applications of the same person, this one included. */
  ofPerson: number
  /** Whether someone with another name gave the same phone number. */
  sharesPhone: boolean
}

/** A job with applications, and how many of them are in each state. */
export type JobCounts = { id: string; title: string; counts: Partial<Record<ApplicationState, number>> }

/** The applications before and after one in the list. */
export type PreviousNext = { previous: string | null; next: string | null }

/** A file of an application, without its place in the store. */
export type ShownFile = Pick<ApplicationFile, 'name' | 'type' | 'bytes' | 'warnings'>

/** An application as its page shows it. */
export type ApplicationDetail = Pick<ApplicationRow, (typeof LINE)[number]> &
  Answers & {
    email: string
    /** The label of the link through which the person came, or ''. */
    source: string
    resume: ShownFile | null
    coverLetter: ShownFile | null
    notes: NoteRow[]
    interviews: Interview[]
    undoable: Undoable
    /** When the site erases it; null while something is still to be decided. */
    erasedAt: string | null
    /** Why it is kept longer than others, or ''. */
    keepReason: string
    /** Whether the candidate agreed to hear of other positions. */
    agreed: boolean
  }

/** An application's state after a change. */
export type MovedApplication = Pick<ApplicationDetail, 'state' | 'stateAt' | 'undoable'>

/** Returns a page of the list, latest first. */
export async function listApplications(
  db: Database,
  request: PageRequest & ApplicationFilter,
): Promise<Page<ApplicationLine>> {
  const lines = filterApplications(db, request).select([...LINE, 'email'])
  const page = await readPage(lines, ['receivedAt', 'reference'], request)
  const before = toOverdueCutoff(Date.now())
  const connections = await findConnections(db, page.rows)
  const sources = await getSources(
    db,
    page.rows.map(({ reference }) => reference),
  )
  const rows = page.rows.map(({ email, ...row }) => {
    const others = [...(connections.get(row.reference)?.values() ?? [])]
    return {
      ...row,
      isOverdue: isOverdue(row, before),
      source: sources.get(row.reference) ?? '',
      ofPerson: 1 + others.filter((how) => how === 'person').length,
      sharesPhone: others.includes('phone'),
    }
  })
  return { ...page, rows }
}

/** Returns the title of a job. */
export async function findTitle(db: Database, jobId: string): Promise<string> {
  const job = await db.selectFrom('jobs').select('title').where('id', '=', jobId).executeTakeFirst()
  // A job that was deleted keeps its title in its applications.
  const last = db.selectFrom('applications').select('jobTitle').where('jobId', '=', jobId).limit(1)
  return job?.title ?? (await last.executeTakeFirst())?.jobTitle ?? ''
}

/** Returns all jobs with applications, by title. The query reads only an index. */
export async function countByJob(db: Database): Promise<JobCounts[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['jobId', 'state', (count) => count.fn.countAll<number>().as('count')])
    .groupBy(['jobId', 'state'])
    .execute()
  const ids = [...new Set(rows.map(({ jobId }) => jobId))]
  const jobs = await Promise.all(
    ids.map(async (id) => {
      const ofJob = rows.filter(({ jobId }) => jobId === id).map(({ state, count }) => [state, Number(count)])
      return { id, title: await findTitle(db, id), counts: Object.fromEntries(ofJob) }
    }),
  )
  return jobs.sort((a, b) => a.title.localeCompare(b.title))
}

/** Returns an application's neighbours in a filtered list, even if it is no longer in that list. Throws `missing`. */
export async function getNeighbours(db: Database, reference: string, filter: ApplicationFilter): Promise<PreviousNext> {
  const place = db.selectFrom('applications').select('receivedAt').where('reference', '=', reference)
  const { receivedAt } = await place.executeTakeFirstOrThrow(missing)
  const find = async (isNext: boolean) => {
    const order = isNext ? 'desc' : 'asc'
    const sign = sql.raw(isNext ? '<' : '>')
    const isBeyond = sql<boolean>`("receivedAt", reference) ${sign} (${receivedAt}, ${reference})`
    const found = filterApplications(db, filter).select('reference').where(isBeyond)
    const row = await found.orderBy('receivedAt', order).orderBy('reference', order).limit(1).executeTakeFirst()
    return row?.reference ?? null
  }
  return { previous: await find(false), next: await find(true) }
}

export const toFile = (file: ApplicationFile | null): ShownFile | null =>
  file && { name: file.name, type: file.type, bytes: file.bytes, warnings: file.warnings }

/** Returns one application with its answers, files and notes. Throws `missing`. */
export async function readApplication(db: Database, files: FileStore, reference: string): Promise<ApplicationDetail> {
  const found = await getApplication(db, files, reference)
  if (!found) throw missing()
  const { answers, resume, coverLetter, formerState, formerAt, keepUntil, renewalAskedAt, answeredAt, ...row } = found
  const notes = await listNotes(db, reference)
  const undoable = getUndoable({ ...row, formerState })
  return {
    ...row,
    ...toAnswers(answers),
    resume: toFile(resume),
    coverLetter: toFile(coverLetter),
    notes,
    interviews: await listInterviews(db, reference),
    undoable,
    erasedAt: toErasureTime({ ...row, keepUntil }),
    agreed: answers.communicationConsent,
  }
}

/**
 * Moves an application to a state, which its candidate sees after UNDO_MS. Moving back to the state that the candidate still
 * sees undoes the change. `reason` says why it is declined. Throws `missing`, `conflict` if the application is no longer in
 * the state `from`, and `closed-job` if it would have no outcome although its position is closed.
 */
export async function setApplicationState(
  db: Database,
  reference: string,
  state: ApplicationState,
  {
    from,
    reason,
    now = Date.now(),
  }: { from?: ApplicationState | undefined; reason?: DeclineReason | undefined; now?: number } = {},
): Promise<MovedApplication> {
  const former = await db
    .selectFrom('applications')
    .select(['jobId', 'state', 'stateAt', 'formerState', 'formerAt', 'answeredAt'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow(missing)
  if (from && from !== former.state) throw new StudioFailure('conflict')
  // Setting the same state again must not restart the waiting time.
  if (state === former.state) return { state, stateAt: former.stateAt, undoable: getUndoable(former, now) }
  if (await losesOutcome(db, former.jobId, { from: former.state, to: state })) throw new StudioFailure('closed-job')
  const isSeen = getVisibleState(former, now) === former.state
  const before = isSeen
    ? { formerState: former.state, formerAt: former.stateAt }
    : { formerState: former.formerState, formerAt: former.formerAt }
  const stateAt = state === before.formerState ? before.formerAt : new Date(now).toISOString()
  const moved = { state, stateAt, ...before }
  const byState = toAnswerTime(former, state, stateAt, !isSeen)
  const answeredAt = byState ?? (former.answeredAt && (await findAnswerByMail(db, reference)))
  const update = db
    .updateTable('applications')
    .set({ ...moved, answeredAt })
    .where('reference', '=', reference)
  await update
    .where('state', '=', former.state)
    .returning('reference')
    .executeTakeFirstOrThrow(() => new StudioFailure('conflict'))
  await setDeclineReason(db, reference, state === 'declined' ? (reason ?? null) : null)
  return { state, stateAt, undoable: getUndoable(moved, now) }
}
