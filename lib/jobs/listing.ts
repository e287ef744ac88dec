import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Job } from '../backend/contract.ts'
import { getJobs } from '../backend/read-jobs.ts'
import { CONTENT_LIFE, tags } from '../cache.ts'
import { formatRelative, toInstant } from '../format/date.ts'
import { formatPreview } from '../format/text.ts'
import { findItems, type ListingPage } from '../listing/find-items.ts'
import type { ListingQuery } from '../listing/query.ts'
import { routes } from '../routes.ts'
import { encryptJobId } from './job-link.ts'
import { countByDepartment, jobRules, type ListedJob } from './job-rules.ts'

const toTime = ({ createdAt }: Job) => toInstant(createdAt)?.getTime() ?? 0

const toListed = ({ description, descriptionDelta: _, ...job }: Job): ListedJob => ({
  ...job,
  preview: formatPreview(description),
})

/** Returns milliseconds since 1970. Cached, because a static page may use only the time of its read. */
async function getNow(): Promise<number> {
  'use cache'
  cacheTag(tags.jobs)
  cacheLife(CONTENT_LIFE)
  return Date.now()
}

/**
 * Returns the open positions, newest first. Has the cache lifetime of `getJobs`, which is short during an outage of the
 * backend.
 */
async function getNewest(): Promise<ListedJob[]> {
  'use cache'
  return (await getJobs()).toSorted((a, b) => toTime(b) - toTime(a)).map(toListed)
}

/** An open position for its card. `id` is the token of its link, because the real id stays on the server. */
export type JobCardData = ReturnType<typeof toJobCard>

function toJobCard(job: ListedJob, now: Date) {
  const token = encryptJobId(job.id)
  return { ...job, id: token, href: routes.job(token), posted: formatRelative(job.createdAt, now) }
}

/** Returns the open positions that match a query, newest first; `from` leaves out earlier pages. */
export async function getJobPage(query: ListingQuery, from = 1): Promise<ListingPage<JobCardData>> {
  const [jobs, now] = await Promise.all([getNewest(), getNow()])
  const page = findItems(jobs, query, jobRules, from)
  return { ...page, items: page.items.map((job) => toJobCard(job, new Date(now))) }
}

export const getJobCounts = async (): Promise<Record<string, number>> => countByDepartment(await getNewest())
