import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import { cleanLabel, MAX_LABEL } from '../format/link-label.ts'
import { encryptJobLink } from '../jobs/job-link.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { jobLinks as copy } from './copy/studio-job-links.ts'
import { missing, StudioFailure } from './studio-problem.ts'

const MAX_LINKS = 50

/** A link of a job. `address` is null if it was removed from the list. */
export type StudioJobLink = { label: string; address: string | null; applications: number }

/** The links of a job, and where its applications came from. `unlabelled` counts those through its own link. */
export type JobLinks = { links: StudioJobLink[]; unlabelled: number }

/** Parses a label. */
export const labelSchema = z.object({
  label: z
    .string()
    .max(10_000)
    .transform(cleanLabel)
    .pipe(z.string().min(1, 'must be filled in').max(MAX_LABEL, `must have at most ${MAX_LABEL} characters`)),
})

/** Returns the labels through which someone applied, in alphabetical order. */
export async function listSources(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('applicationSources').select('label').distinct().orderBy('label').execute()
  return rows.map(({ label }) => label)
}

/** Returns the links of a job with the number of applications through each. Throws `missing`. */
export async function listJobLinks(db: Database, jobId: string): Promise<JobLinks> {
  const job = db.selectFrom('jobs').select('id').where('id', '=', jobId).where('removedAt', 'is', null)
  await job.executeTakeFirstOrThrow(missing)
  const listed = await db.selectFrom('jobLinks').select('label').where('jobId', '=', jobId).execute()
  const counted = await db
    .selectFrom('applicationSources')
    .innerJoin('applications', 'applications.reference', 'applicationSources.reference')
    .select(['label', (count) => count.fn.countAll().as('count')])
    .where('jobId', '=', jobId)
    .groupBy('label')
    .execute()
  const counts = new Map(counted.map(({ label, count }) => [label, Number(count)]))
  const isListed = new Set(listed.map(({ label }) => label))
  const labels = [...new Set([...isListed, ...counts.keys()])].sort((a, b) => a.localeCompare(b, 'en'))
  const links = labels.map((label) => ({
    label,
    address: isListed.has(label) ? toFullUrl(routes.job(encryptJobLink({ jobId, label }))) : null,
    applications: counts.get(label) ?? 0,
  }))
  const all = await countRows(db.selectFrom('applications').where('jobId', '=', jobId))
  return { links, unlabelled: all - links.reduce((sum, { applications }) => sum + applications, 0) }
}

/**
 * Adds a link to the list of a job. Throws `missing`, or `invalid` if the label is listed already or the list is full.
 */
export async function addJobLink(db: Database, jobId: string, label: string, now = new Date()): Promise<JobLinks> {
  const { links } = await listJobLinks(db, jobId)
  const listed = links.filter(({ address }) => address !== null)
  const error = listed.some((link) => link.label === label) ? copy.known : listed.length >= MAX_LINKS && copy.tooMany
  if (error) throw new StudioFailure('invalid', { errors: { label: error } })
  await db.insertInto('jobLinks').values({ jobId, label, createdAt: now.toISOString() }).execute()
  return listJobLinks(db, jobId)
}

/** Removes a link from the list of a job. It still leads to the job. Throws `missing`. */
export async function removeJobLink(db: Database, jobId: string, label: string): Promise<JobLinks> {
  const removed = db.deleteFrom('jobLinks').where('jobId', '=', jobId).where('label', '=', label)
  await removed.returning('label').executeTakeFirstOrThrow(missing)
  return listJobLinks(db, jobId)
}
