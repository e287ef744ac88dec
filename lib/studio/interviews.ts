import { z } from 'zod'
import { toCompanyCalendar, toPlanMail } from '../applications/interview-mails.ts'
import { INTERVIEW_LIMITS, type Interview, parsePeople } from '../applications/interview-times.ts'
import {
  cancelInterview,
  changeInterview,
  draftInterview,
  getInterview,
  proposeInterview,
} from '../applications/interviews.ts'
import { text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import type { ApplicationRow, InterviewRow } from '../db/schema.ts'
import { getEnv } from '../env.ts'
import { toIso } from '../format/date.ts'
import { APPLICATION_STATES, TEXT_LIMITS } from '../limits.ts'
import { type ShownMail, toShownMail } from '../mail/message.ts'
import { setApplicationState } from './applications.ts'
import { interviewProblems as problems } from './copy/studio-interviews.ts'
import { missing, StudioFailure } from './studio-problem.ts'

const DAY_MS = 86_400_000
const MAX_LINES = 20
const { times, days, minMinutes, maxMinutes, people, peopleText } = INTERVIEW_LIMITS

const isInTime = (time: string) => {
  const ms = Date.parse(time) - Date.now()
  return ms > 0 && ms < days * DAY_MS
}

const isLink = (value: string) => value === '' || (/^https:\/\/\S+$/i.test(value) && URL.canParse(value))

const plan = z.object({
  times: z
    .array(z.iso.datetime().refine(isInTime, problems.time))
    .min(1, problems.noTime)
    .max(times, problems.tooMany)
    .transform((given) => [...new Set(given.map((time) => toIso(Date.parse(time))))].sort()),
  minutes: z.int(problems.minutes).min(minMinutes, problems.minutes).max(maxMinutes, problems.minutes),
  place: text(TEXT_LIMITS.line),
  link: text(TEXT_LIMITS.url).refine(isLink, problems.link),
  people: text(peopleText)
    .transform(parsePeople)
    .refine((list) => list.length <= people, problems.people)
    .refine((list) => list.every(({ name }) => name !== '' && name.length <= TEXT_LIMITS.name), problems.names),
})
const hasWhere = ({ place, link }: { place: string; link: string }) => place !== '' || link !== ''
const where = { path: ['place'], error: problems.where }

/** A plan. `moveFrom` also moves the application from that state to “interview”. */
export const proposalSchema = plan.extend({ moveFrom: z.enum(APPLICATION_STATES).optional() }).refine(hasWhere, where)
export const planSchema = plan.refine(hasWhere, where)

/** Proposes times. Throws `missing`, `conflict` if the state is not `moveFrom` any more, and `invalid` if no interview is possible. */
export async function propose(
  db: Database,
  reference: string,
  { moveFrom, ...input }: z.output<typeof proposalSchema>,
  by: string,
): Promise<Interview> {
  if (moveFrom) await setApplicationState(db, reference, 'interview', { from: moveFrom })
  const proposed = await proposeInterview(db, reference, input, { by })
  if (!proposed) throw new StudioFailure('invalid', { errors: { times: problems.impossible } })
  return proposed
}

/** Parses a plan whose mail is to be shown, and the interview that it changes. */
export const planPreviewSchema = plan.extend({ interview: z.string().max(40).nullable() }).refine(hasWhere, where)

/** Returns the email that a plan would send to the candidate. Throws `missing`. */
export async function previewPlan(
  db: Database,
  reference: string,
  { interview: id, ...input }: z.output<typeof planPreviewSchema>,
): Promise<ShownMail> {
  const application = db.selectFrom('applications').select('reference').where('reference', '=', reference)
  await application.executeTakeFirstOrThrow(missing)
  const draft = await draftInterview(db, reference, input, id)
  if (!draft) throw missing()
  return toShownMail(await toPlanMail(db, draft), getEnv().SITE_URL)
}

/** Reads an interview at the version that the person saw. Throws `missing` or `conflict`. */
async function readAt(db: Database, reference: string, id: string, version: number): Promise<Interview> {
  const found = await getInterview(db, reference, id)
  if (!found) throw missing()
  if (found.version !== version) throw new StudioFailure('conflict')
  return found
}

type Which = { reference: string; id: string; version: number }

/** Changes or moves an interview. Throws `missing`, `conflict`, and `invalid` if it is over. */
export async function replan(
  db: Database,
  { reference, id, version }: Which,
  input: z.output<typeof planSchema>,
  by: string,
): Promise<Interview> {
  const from = await readAt(db, reference, id, version)
  const changed = await changeInterview(db, from, input, { by })
  if (!changed) throw new StudioFailure('invalid', { errors: { times: problems.impossible } })
  return changed
}

/** Cancels an interview. Throws `missing`, or `conflict` if it changed or is over. */
export async function cancel(db: Database, { reference, id, version }: Which, by: string): Promise<void> {
  const from = await readAt(db, reference, id, version)
  if (!(await cancelInterview(db, from, { by }))) throw new StudioFailure('conflict')
}

/** An interview as the start page shows it. */
type InterviewLine = Pick<ApplicationRow, 'reference' | 'name' | 'lastName' | 'jobTitle'> &
  Pick<InterviewRow, 'id' | 'start' | 'askedAt'>

/** The coming interviews, and those for which a candidate asks for other times; at most twenty of each. */
export type InterviewNews = { coming: InterviewLine[]; asked: InterviewLine[] }

/** Returns what the start page says about interviews. */
export async function getInterviewNews(db: Database, now: number): Promise<InterviewNews> {
  const lines = db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.reference', 'interviews.reference')
    .select(['interviews.id', 'start', 'askedAt', 'applications.reference', 'name', 'lastName', 'jobTitle'])
    .where('applications.state', 'not in', ['declined', 'withdrawn'])
    .limit(MAX_LINES)
  const coming = lines.where('interviews.state', '=', 'picked').where('start', '>', toIso(now))
  const asked = lines
    .where('askedAt', 'is not', null)
    .where((or) =>
      or('interviews.state', '=', 'proposed').or(
        or.and([or('interviews.state', '=', 'picked'), or('start', '>', toIso(now))]),
      ),
    )
  return {
    coming: await coming.orderBy('start').execute(),
    asked: await asked.orderBy('askedAt').execute(),
  }
}

/** Returns the calendar of an interview whose time is fixed. Throws `missing`. */
export async function readCompanyCalendar(db: Database, reference: string, id: string): Promise<string> {
  const interview = await getInterview(db, reference, id)
  if (interview?.state !== 'picked') throw missing()
  const row = db.selectFrom('applications').select(['name', 'lastName', 'email', 'jobTitle'])
  const candidate = await row.where('reference', '=', reference).executeTakeFirstOrThrow(missing)
  return toCompanyCalendar(interview, candidate)
}
