import { company } from '../../content/company.ts'
import { type PromiseId, promiseIds } from '../../content/promises.ts'
import { selectUnanswered, toCutoff } from '../applications/answer-times.ts'
import { selectErasedBefore } from '../applications/retention.ts'
import { selectOpenJobs } from '../backend/job-closing.ts'
import type { Database } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import { toIso } from '../format/date.ts'
import { subtractMonths } from '../format/months.ts'
import { WEEK_MS } from '../newsletter/issue-pause.ts'
import { WAITING_STATES } from './waiting-candidates.ts'

const DAY_MS = 86_400_000
const MAX_LINES = 10

/** A person for whom a promise is broken or at risk, and since when they have waited. */
export type Waiting = { reference: string; name: string; lastName: string; since: string }

/** The numbers of cases in which a promise is broken or at risk, and the first of the people. */
type Report = { broken: number; atRisk: number; people: Waiting[] }

/** What the start page says of a promise. */
export type PromiseReport = Report & { id: PromiseId; state: 'kept' | 'at risk' | 'broken' }

type Applications = ReturnType<typeof selectUnanswered>

const listPeople = async (query: Applications, since: 'receivedAt' | 'stateAt'): Promise<Waiting[]> =>
  query
    .select(['reference', 'name', 'lastName', `${since} as since`])
    .orderBy(since)
    .limit(MAX_LINES)
    .execute()

/** Counts candidates without a first answer whose time is over, or ends within a working day. */
async function measureFirstAnswer(db: Database, now: number): Promise<Report> {
  const late = toCutoff(now)
  const soon = selectUnanswered(db).where('receivedAt', '<', toCutoff(now, company.reviewDays - 1))
  const broken = await countRows(soon.where('receivedAt', '<', late))
  return { broken, atRisk: (await countRows(soon)) - broken, people: await listPeople(soon, 'receivedAt') }
}

/** Counts candidates without an outcome whose position is closed; broken when nothing has changed for the promised days. */
async function measureAnswer(db: Database, now: number): Promise<Report> {
  const open = selectOpenJobs(db, new Date(now)).select('id')
  const silent = db.selectFrom('applications').where('state', 'in', WAITING_STATES).where('jobId', 'not in', open)
  const broken = await countRows(silent.where('stateAt', '<', toCutoff(now)))
  return { broken, atRisk: (await countRows(silent)) - broken, people: await listPeople(silent, 'stateAt') }
}

/** Counts applications that should be erased by now; broken after a day, since the site may have been stopped. */
async function measureDeletion(db: Database, now: number): Promise<Report> {
  const broken = await countRows(selectErasedBefore(db, now - DAY_MS))
  return { broken, atRisk: (await countRows(selectErasedBefore(db, now))) - broken, people: [] }
}

/** Counts issues of the last twelve months that came less than a week after another. */
async function measureNewsletter(db: Database, now: number): Promise<Report> {
  const rows = await db
    .selectFrom('issues')
    .select('startedAt')
    .where('startedAt', '>', toIso(subtractMonths(now, 12)))
    .orderBy('startedAt')
    .execute()
  const times = rows.map(({ startedAt }) => Date.parse(startedAt ?? ''))
  const broken = times.filter((time, at) => at > 0 && time - (times[at - 1] ?? 0) < WEEK_MS).length
  return { broken, atRisk: 0, people: [] }
}

/** Counts files without an application that are older than two days; at risk after more than a day. */
async function measureUnclaimedFiles(db: Database, now: number): Promise<Report> {
  const unclaimed = db.selectFrom('uploads').where('claimedBy', 'is', null).where('heldBy', 'is', null)
  const broken = await countRows(unclaimed.where('receivedAt', '<', toIso(now - 2 * DAY_MS)))
  // The site clears them every hour.
  const atRisk = await countRows(unclaimed.where('receivedAt', '<', toIso(now - 1.5 * DAY_MS)))
  return { broken, atRisk: atRisk - broken, people: [] }
}

/** The measure of each promise of content/promises.ts. */
const MEASURES: Record<PromiseId, (db: Database, now: number) => Promise<Report>> = {
  firstAnswer: measureFirstAnswer,
  answer: measureAnswer,
  deletion: measureDeletion,
  newsletter: measureNewsletter,
  unclaimedFiles: measureUnclaimedFiles,
}

const toState = ({ broken, atRisk }: Report) => {
  if (broken > 0) return 'broken'
  return atRisk > 0 ? 'at risk' : 'kept'
}

/** Reports how the site keeps each of its promises. */
export async function reportPromises(db: Database, now = Date.now()): Promise<PromiseReport[]> {
  const reports: PromiseReport[] = []
  for (const id of promiseIds) {
    const report = await MEASURES[id](db, now)
    reports.push({ id, state: toState(report), ...report })
  }
  return reports
}
