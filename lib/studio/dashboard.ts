import { sql } from 'kysely'
import { findHolidayProblem, type HolidayProblem } from '../applications/workdays.ts'
import { countClaimed } from '../backend/embedded/unclaimed.ts'
import { listAudit } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import type { AuditRow } from '../db/schema.ts'
import { measure } from '../delivery/deliveries.ts'
import { getEnv } from '../env.ts'
import type { ApplicationState } from '../limits.ts'
import { findTitle } from './applications.ts'
import { addTitles, type Change } from './changes.ts'
import { listUnansweredJobs, type UnansweredJob } from './close-job.ts'
import { getInterviewNews, type InterviewNews } from './interviews.ts'
import { getRetentionNews, type RetentionNews } from './retention.ts'
import { type Area, mayUse } from './roles.ts'
import type { Session } from './sessions.ts'
import { toOverdueCutoff, WAITING_STATES } from './waiting-candidates.ts'

/** Opening the start page after a pause this long counts as a new visit. */
const VISIT_MS = 30 * 60_000
const MAX_CHANGES = 20
const MAX_LINES = 500
const MAX_SCHEDULED = 5
const MB = 1024 * 1024
const NEARLY_FULL = 0.8

/** The number of new applications for a job. `arrived` counts those since the last visit. */
type JobNews = { id: string; title: string; waiting: number; arrived: number }

/** Posts, case studies or articles that are not on the site yet: the number of drafts, and the next scheduled ones. */
type DraftNews = { drafts: number; scheduled: { id: string; title: string; publishAt: string }[] }

/** A person's start page, with the parts that the role includes. `since` is null on the first visit. */
export type News = {
  since: string | null
  posts?: DraftNews
  studies?: DraftNews
  articles?: DraftNews
  jobs?: JobNews[]
  /** The number of candidates in each state who have waited longer than promised. */
  silent?: { state: ApplicationState; count: number }[]
  /** The jobs that no longer take applications although candidates have no outcome. */
  unanswered?: UnansweredJob[]
  /** The coming interviews, and those for which a candidate asks for other times. */
  interviews?: InterviewNews
  /** The applications that the site erases soon, and what it has erased recently. */
  retention?: RetentionNews
  /** What is wrong with the list of holidays, if anything. */
  holidays?: HolidayProblem
  /** Megabytes of files that applications brought within a day, if that is close to the limit. */
  files?: { used: number; limit: number }
  /** The number of emails and submissions that could not be delivered and are not tried again. */
  dead?: number
  messages?: { waiting: number; arrived: number }
  subscribers?: { all: number; arrived: number }
  changes: Change[]
}

/** Records a visit. Returns when the person's previous visit ended. */
export async function visit(db: Database, name: string, now = Date.now()): Promise<string | null> {
  const at = new Date(now).toISOString()
  const last = new Date(now - VISIT_MS).toISOString()
  const row = await db
    .insertInto('studioVisits')
    .values({ name, at, previousAt: null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        at,
        previousAt: sql`case when "studioVisits".at < ${last} then "studioVisits".at else "studioVisits"."previousAt" end`,
      }),
    )
    .returning('previousAt')
    .executeTakeFirstOrThrow()
  return row.previousAt
}

async function findDrafts(db: Database, table: 'drafts' | 'caseStudies' | 'articles'): Promise<DraftNews> {
  const present = db.selectFrom(table).where('deletedAt', 'is', null)
  const scheduled = await present
    .select(['id', 'title', 'publishAt'])
    .where('state', '=', 'scheduled')
    .orderBy('publishAt')
    .limit(MAX_SCHEDULED)
    .execute()
  return {
    drafts: await countRows(present.where('state', '=', 'draft')),
    scheduled: scheduled.map(({ publishAt, ...draft }) => ({ ...draft, publishAt: publishAt ?? '' })),
  }
}

// The query reads only an index, because the rows contain all answers.
async function findJobs(db: Database, since: string): Promise<JobNews[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['jobId', (from) => from.fn.countAll().as('waiting')])
    .select(sql<number>`sum(case when "receivedAt" > ${since} then 1 else 0 end)`.as('arrived'))
    .where('state', '=', 'new')
    .groupBy('jobId')
    .execute()
  const jobs = rows.map(async ({ jobId, waiting, arrived }) => ({
    id: jobId,
    title: await findTitle(db, jobId),
    waiting: Number(waiting),
    arrived: Number(arrived),
  }))
  return (await Promise.all(jobs)).sort((one, other) => one.title.localeCompare(other.title))
}

async function countOverdue(db: Database, now: number) {
  const late = db.selectFrom('applications').where('stateAt', '<', toOverdueCutoff(now))
  const count = async (state: ApplicationState) => ({ state, count: await countRows(late.where('state', '=', state)) })
  return (await Promise.all(WAITING_STATES.map(count))).filter((overdue) => overdue.count > 0)
}

async function findFullness(db: Database) {
  const limit = getEnv().CLAIMED_MB
  const used = Math.ceil(Number((await countClaimed(db, undefined)).inAll) / MB)
  return used >= limit * NEARLY_FULL ? { used, limit } : undefined
}

async function countMessages(db: Database, since: string) {
  const open = db.selectFrom('messages').where('state', '=', 'open')
  return { waiting: await countRows(open), arrived: await countRows(open.where('receivedAt', '>', since)) }
}

async function countDead(db: Database) {
  const [mail, submissions] = [await measure(db, 'mail'), await measure(db, 'submissions')]
  return mail.dead + submissions.dead
}

async function countSubscribers(db: Database, since: string) {
  const confirmed = db.selectFrom('subscribers').where('confirmedAt', 'is not', null)
  return { all: await countRows(confirmed), arrived: await countRows(confirmed.where('subscribedAt', '>', since)) }
}

/** The areas of lines in the audit list, by the first word of the subject. */
const SUBJECTS: Record<string, Area> = {
  post: 'posts',
  picture: 'posts',
  study: 'content',
  article: 'content',
  member: 'team',
  job: 'jobs',
  application: 'applications',
  applications: 'applications',
  guest: 'applications',
  issue: 'newsletter',
}

async function findChanges(db: Database, { role, name }: Session): Promise<Change[]> {
  const isForAll = mayUse(role, 'people')
  const isTheirs = ({ name: by, subject }: AuditRow) => {
    const area = SUBJECTS[subject.split(' ', 1)[0] ?? '']
    return isForAll || by === name || (area !== undefined && mayUse(role, area))
  }
  const isComing = ({ action }: AuditRow) => action === 'enter' || action === 'leave'
  const latest = await listAudit(db, MAX_LINES)
  return addTitles(db, latest.filter((line) => !isComing(line) && isTheirs(line)).slice(0, MAX_CHANGES))
}

/** Returns what is waiting for a person, and what has arrived since their last visit. */
export async function getDashboard(db: Database, session: Session, now = Date.now()): Promise<News> {
  // A guest's start page has none of this. People may have a guest's name, and visits are known by name.
  if (session.role === 'guest') return { since: null, changes: [] }
  const since = await visit(db, session.name, now)
  const isFor = (area: Area) => mayUse(session.role, area)
  const news: Omit<News, 'changes'> = { since }
  if (isFor('posts')) news.posts = await findDrafts(db, 'drafts')
  if (isFor('content')) {
    news.studies = await findDrafts(db, 'caseStudies')
    news.articles = await findDrafts(db, 'articles')
  }
  if (isFor('applications')) {
    news.jobs = await findJobs(db, since ?? '')
    news.silent = await countOverdue(db, now)
    news.unanswered = await listUnansweredJobs(db, new Date(now))
    const interviews = await getInterviewNews(db, now)
    if (interviews.coming.length + interviews.asked.length > 0) news.interviews = interviews
    const retention = await getRetentionNews(db, now)
    if (retention.count + retention.erased > 0) news.retention = retention
    const holidays = findHolidayProblem(now)
    if (holidays) news.holidays = holidays
    const files = await findFullness(db)
    if (files) news.files = files
  }
  if (isFor('messages')) news.messages = await countMessages(db, since ?? '')
  if (isFor('people')) news.dead = await countDead(db)
  if (isFor('subscribers')) news.subscribers = await countSubscribers(db, since ?? '')
  return { ...news, changes: await findChanges(db, session) }
}
