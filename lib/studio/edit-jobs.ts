import { randomBytes } from 'node:crypto'
import { selectWithoutOutcome } from '../applications/outcomes.ts'
import { toList, toQuestions } from '../backend/embedded/read-content.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/is-postgres.ts'
import { countRows } from '../db/paging.ts'
import type { JobRow, Tables } from '../db/schema.ts'
import { toSlug } from '../format/slug.ts'
import { encryptJobId } from '../jobs/job-link.ts'
import { routes } from '../routes.ts'
import { createConflict } from './conflict.ts'
import { type JobForm, type JobInput, toJobForm } from './job-input.ts'
import { type JobStatus, toJobStatus } from './job-status.ts'
import { getNextPosition, setRemoved } from './positioned-rows.ts'
import { SITTING_MS } from './posts/versions.ts'
import { missing, StudioFailure } from './studio-problem.ts'

/** `hasChanges`: whether there are changes that visitors do not see yet. */
type Stored = { id: string; version: number; status: JobStatus; createdAt: string; hasChanges: boolean }

export type ListedJob = Stored & Pick<JobRow, 'title' | 'department' | 'location' | 'closingDate' | 'listing'>

/** A job with the content of its form, and the address of its page on the site. */
export type StudioJob = Stored & { form: JobForm; page: string }

export const toJobSubject = (id: string) => `job ${id}`

const select = (db: Database) => db.selectFrom('jobs').where('removedAt', 'is', null)

type ChangesRow = Tables['jobChanges']

/** A save of the job or of its changes makes the next version. */
const toVersion = (row: JobRow, changes: ChangesRow | undefined) => Math.max(row.version, changes?.version ?? 0)

const toStored = (row: JobRow, changes: ChangesRow | undefined): Stored => ({
  id: row.id,
  version: toVersion(row, changes),
  hasChanges: changes !== undefined,
  status: toJobStatus(row),
  createdAt: row.createdAt,
})

/** Returns the content of a job's form from its row. */
const toInput = (row: JobRow): JobInput => ({
  title: row.title,
  department: row.department,
  location: row.location,
  jobType: row.jobType,
  experience: row.experience,
  salary: row.salary,
  description: row.description,
  requirements: toList(row.requirements),
  responsibilities: toList(row.responsibilities),
  closingDate: row.closingDate,
  kind: row.kind,
  decisionBy: row.decisionBy,
  screening: row.screening,
  state: row.state,
  listing: row.listing,
  resumeRule: row.resumeRule,
  coverLetterRule: row.coverLetterRule,
  questions: toQuestions(row.questions),
})

const toStudioJob = (row: JobRow, changes?: ChangesRow): StudioJob => ({
  ...toStored(row, changes),
  form: toJobForm(changes ? { ...toInput(row), ...JSON.parse(changes.content) } : toInput(row)),
  page: routes.job(encryptJobId(row.id)),
})

const toColumns = (job: JobInput) => ({
  ...job,
  requirements: JSON.stringify(job.requirements),
  responsibilities: JSON.stringify(job.responsibilities),
  questions: JSON.stringify(job.questions),
})

/** Returns all jobs, latest first. */
export async function listJobs(db: Database): Promise<ListedJob[]> {
  const rows = await select(db).selectAll().orderBy('createdAt', 'desc').orderBy('position').execute()
  const changes = new Map((await db.selectFrom('jobChanges').selectAll().execute()).map((row) => [row.jobId, row]))
  return rows.map((row) => {
    const { title, department, location, closingDate, listing } = row
    return { ...toStored(row, changes.get(row.id)), title, department, location, closingDate, listing }
  })
}

const getRow = (db: Database, id: string): Promise<JobRow> =>
  select(db).selectAll().where('id', '=', id).executeTakeFirstOrThrow(missing)

const findChanges = (db: Database, id: string): Promise<ChangesRow | undefined> =>
  db.selectFrom('jobChanges').selectAll().where('jobId', '=', id).executeTakeFirst()

export const getStudioJob = async (db: Database, id: string): Promise<StudioJob> =>
  toStudioJob(await getRow(db, id), await findChanges(db, id))

const EMPTY: Omit<JobInput, 'state'> = {
  title: '',
  department: '',
  location: '',
  jobType: '',
  experience: '',
  salary: '',
  description: '',
  requirements: [],
  responsibilities: [],
  closingDate: null,
  kind: 'vacancy',
  decisionBy: null,
  screening: 'people',
  listing: 'listed',
  resumeRule: 'required',
  coverLetterRule: 'required',
  questions: [],
}

/** Returns the form of a new job, with the currency of the latest position that is listed. */
export async function getEmptyForm(db: Database): Promise<JobForm> {
  const listed = db.selectFrom('jobs').select('salary').where('listing', '=', 'listed')
  const latest = await listed.orderBy('createdAt', 'desc').limit(1).executeTakeFirst()
  return toJobForm(EMPTY, latest?.salary)
}

// Without the random suffix, a link to an older job of the same title would open this one.
const createId = (title: string) => `${toSlug(title) || 'job'}-${randomBytes(3).toString('hex')}`

async function insert(db: Database, job: ReturnType<typeof toColumns>, now: Date): Promise<StudioJob> {
  const position = await getNextPosition(db, 'jobs')
  const row = { ...job, id: createId(job.title), position, createdAt: now.toISOString() }
  return toStudioJob(await db.insertInto('jobs').values(row).returningAll().executeTakeFirstOrThrow())
}

export const addJob = (db: Database, job: JobInput, now = new Date()): Promise<StudioJob> =>
  insert(db, toColumns(job), now)

/** Returns a job. Until the transaction ends, no application for it arrives, and none loses its outcome. */
async function lockJob(transaction: Database, id: string): Promise<JobRow> {
  const job = select(transaction).selectAll().where('id', '=', id)
  return (isPostgres(transaction) ? job.forUpdate() : job).executeTakeFirstOrThrow(missing)
}

/** Throws `unanswered` if candidates for a job have no outcome. */
async function requireOutcomes(transaction: Database, id: string): Promise<void> {
  const count = await countRows(selectWithoutOutcome(transaction, id))
  if (count > 0) throw new StudioFailure('unanswered', { details: { count } })
}

/** Locks a job that is to be changed. Throws `missing`, or `conflict` if `version` is not its latest. */
async function lockVersion(db: Database, id: string, version: number): Promise<JobRow> {
  const row = await lockJob(db, id)
  if (toVersion(row, await findChanges(db, id)) === version) return row
  throw await createConflict(db, toJobSubject(id), await getStudioJob(db, id))
}

const removeChanges = (db: Database, id: string) => db.deleteFrom('jobChanges').where('jobId', '=', id).execute()

/**
 * Keeps changes that are based on `version`. Visitors see those of a published job when it is saved. Throws `missing` or
 * `conflict`.
 */
export async function keepJobChanges(
  db: Database,
  id: string,
  version: number,
  job: JobInput,
  now = new Date(),
): Promise<StudioJob> {
  const row = await lockVersion(db, id, version)
  const { state, ...content } = job
  if (row.state === 'draft') return saveJob(db, id, version, { ...content, state: 'draft' }, now)
  const changes = { version: version + 1, content: JSON.stringify(content), updatedAt: now.toISOString() }
  await db
    .insertInto('jobChanges')
    .values({ jobId: id, ...changes })
    .onConflict((conflict) => conflict.column('jobId').doUpdateSet(changes))
    .execute()
  return toStudioJob(row, { jobId: id, ...changes })
}

/** Discards the changes that visitors do not see. Throws `missing` or `conflict`. */
export async function discardJobChanges(db: Database, id: string, version: number): Promise<StudioJob> {
  await lockVersion(db, id, version)
  await removeChanges(db, id)
  const next = db
    .updateTable('jobs')
    .set({ version: version + 1 })
    .where('id', '=', id)
  return toStudioJob(await next.returningAll().executeTakeFirstOrThrow())
}

/**
 * Saves a change that is based on `version`, which replaces kept changes. Publishing a draft sets its date. Throws
 * `missing`, `conflict`, or `unanswered` if the job would no longer be open although candidates have no outcome.
 */
export async function saveJob(
  db: Database,
  id: string,
  version: number,
  job: JobInput,
  now = new Date(),
): Promise<StudioJob> {
  const row = await lockVersion(db, id, version)
  if (job.state !== 'open' && job.state !== row.state) await requireOutcomes(db, id)
  const isPublished = row.state === 'draft' && job.state === 'open'
  const createdAt = isPublished ? now.toISOString() : row.createdAt
  const saved = await db
    .updateTable('jobs')
    .set({ ...toColumns(job), version: version + 1, createdAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await removeChanges(db, id)
  return toStudioJob(saved)
}

/**
 * Returns whether the latest recorded change to a job is a save by the same person in this sitting. Changes are saved
 * automatically, and the list of changes mentions that once in a sitting.
 */
export async function isStillSaving(db: Database, id: string, name: string, now = new Date()): Promise<boolean> {
  const since = new Date(now.getTime() - SITTING_MS).toISOString()
  const last = await db
    .selectFrom('studioAudit')
    .select(['action', 'name'])
    .where('at', '>', since)
    .where('subject', '=', toJobSubject(id))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.name === name && last.action === 'save'
}

/**
 * Closes a job now, before its closing day. First runs `decide`, which may give candidates their outcome. Throws
 * `unanswered` if someone has none afterwards.
 */
export async function closeJob(db: Database, id: string, decide?: () => Promise<void>): Promise<StudioJob> {
  const locked = await lockJob(db, id)
  const changes = await findChanges(db, id)
  await decide?.()
  await requireOutcomes(db, id)
  const closed = { state: 'closed' as const, version: toVersion(locked, changes) + 1 }
  const row = await db.updateTable('jobs').set(closed).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  return toStudioJob(row, changes)
}

/** Creates a draft with the same text, without its days. */
export async function duplicateJob(db: Database, id: string, now = new Date()): Promise<StudioJob> {
  const job = toInput(await getRow(db, id))
  return insert(db, toColumns({ ...job, state: 'draft', closingDate: null, decisionBy: null }), now)
}

/** Deletes a job, which can be restored for a day. Throws `missing`, or `unanswered` if candidates have no outcome. */
export async function removeJob(db: Database, id: string, now = new Date()): Promise<void> {
  await lockJob(db, id)
  await requireOutcomes(db, id)
  await setRemoved(db, 'jobs', id, now.toISOString())
}

/** Restores a deleted job. */
export const restoreJob = (db: Database, id: string) => setRemoved(db, 'jobs', id, null)
