import { answerTemplates } from '../../content/candidate-mails.ts'
import { company } from '../../content/company.ts'
import { RETENTION } from '../../content/promises.ts'
import type { Database } from '../db/database.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { toIso } from '../format/date.ts'
import { subtractMonths } from '../format/months.ts'
import type { ApplicationState } from '../limits.ts'
import { isWorkday } from './workdays.ts'

const DAY_MS = 86_400_000

/** The states that are an answer. "In review" is none: it commits to nothing. */
const ANSWERS: readonly ApplicationState[] = ['interview', 'offer', 'hired', 'declined']

/** The states in which a candidate may still wait for the first answer. */
export const UNANSWERED: readonly ApplicationState[] = ['new', 'in review']

const { reviewDays } = company

/** Returns the time (ISO) before which a wait that ends at `time` has lasted more than `days` working days. */
export function toCutoff(time: number, days: number = reviewDays): string {
  let cutoff = time
  for (let left = days; left > 0; cutoff -= DAY_MS) if (isWorkday(cutoff)) left -= 1
  return toIso(cutoff)
}

/** The longest wait that is counted, in working days. */
const MAX_DAYS = 60

/** Returns the number of working days within which an answer came, at least one. */
function countDays(from: string, to: string): number {
  let days = 1
  while (days < MAX_DAYS && from < toCutoff(Date.parse(to), days)) days += 1
  return days
}

type Waiting = Pick<ApplicationRow, 'state' | 'stateAt' | 'answeredAt' | 'formerAt'>

/**
 * Returns the time of the first answer after a move to `state`, or null. `isUndone` means that the candidate has not seen
 * the state from which it moves.
 */
export function toAnswerTime(former: Waiting, state: ApplicationState, at: string, isUndone: boolean): string | null {
  const { answeredAt } = former
  if (ANSWERS.includes(state)) return answeredAt ?? at
  return isUndone && answeredAt !== null && answeredAt > former.formerAt ? null : answeredAt
}

/** Returns the time of the first email that was an answer, or null. */
export async function findAnswerByMail(db: Database, reference: string): Promise<string | null> {
  const mails = db.selectFrom('candidateMails').select('sentAt').where('reference', '=', reference)
  const answers = mails.where('template', 'in', answerTemplates).where('sentAt', 'is not', null)
  return (await answers.orderBy('sentAt').limit(1).executeTakeFirst())?.sentAt ?? null
}

/** Selects the applications that have no first answer yet. */
export const selectUnanswered = (db: Database) =>
  db.selectFrom('applications').where('state', 'in', UNANSWERED).where('answeredAt', 'is', null)

/** How first answers kept the promise: of `cases`, `percent` came in time (rounded down); the median in working days. */
export type AnswerTimes = { cases: number; percent: number; median: number }

/** With fewer cases, the figures would reveal individual people's answers. */
const MIN_CASES = 10

/**
 * Counts the first answers to the applications of the last twelve months. Overdue answers count; answers that are not
 * due yet do not. Returns null for fewer than ten.
 */
export async function countAnswerTimes(db: Database, now = Date.now()): Promise<AnswerTimes | null> {
  const since = toIso(subtractMonths(now, RETENTION.applicationMonths))
  const rows = await db
    .selectFrom('applications')
    .select(['receivedAt', 'answeredAt'])
    .where('receivedAt', '>', since)
    .where((or) =>
      or('answeredAt', 'is not', null).or(or('state', 'in', UNANSWERED).and('receivedAt', '<', toCutoff(now))),
    )
    .execute()
  if (rows.length < MIN_CASES) return null
  const days = rows
    .map(({ receivedAt, answeredAt }) => countDays(receivedAt, answeredAt ?? toIso(now)))
    .sort((a, b) => a - b)
  const inTime = days.filter((each) => each <= reviewDays).length
  const median = days[Math.ceil(days.length / 2) - 1] ?? 0
  return { cases: rows.length, percent: Math.floor((100 * inTime) / rows.length), median }
}
