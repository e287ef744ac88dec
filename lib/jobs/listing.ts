import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Job } from '../backend/contract.ts'
import { getJobs } from '../backend/jobs.ts'
import { CONTENT_LIFE, tags } from '../cache.ts'
import { formatRelative, toInstant } from '../format/date.ts'
import { formatPreview } from '../format/text.ts'
import type { JobCardData, ListedJob } from '../listing/cards.ts'
import type { ListingPage } from '../listing/pages.ts'
import type { ListingQuery } from '../listing/query.ts'
import { routes } from '../routes.ts'
import { countByDepartment, findJobs } from './find-jobs.ts'
import { encryptJobId } from './job-link.ts'

/** Milliseconds since 1970; a static page may only know the time at which it was read. */
async function getNow(): Promise<number> {
  'use cache'
  cacheTag(tags.jobs)
  cacheLife(CONTENT_LIFE)
  return Date.now()
}

const toListed = ({ description, ...job }: Job): ListedJob => ({ ...job, preview: formatPreview(description) })

function toJobCard(job: ListedJob, now: Date): JobCardData {
  const token = encryptJobId(job.id)
  return { ...job, id: token, href: routes.job(token), posted: formatRelative(job.createdAt, now) }
}

const toTime = ({ createdAt }: Job) => toInstant(createdAt)?.getTime() ?? 0

/** What is made of a list once, for as long as the list itself is kept. */
type Prepared = { newest: ListedJob[]; counts: Record<string, number> }
const prepared = new WeakMap<readonly Job[], Prepared>()

function prepare(jobs: readonly Job[]): Prepared {
  const known = prepared.get(jobs)
  if (known) return known
  const newest = jobs.toSorted((a, b) => toTime(b) - toTime(a)).map(toListed)
  const made = { newest, counts: countByDepartment(jobs) }
  prepared.set(jobs, made)
  return made
}

/** One page of the open positions that a question asks for, newest first, and how many each department has. */
export async function getJobPage(
  query: ListingQuery,
): Promise<{ page: ListingPage<JobCardData>; counts: Record<string, number> }> {
  const [jobs, now] = await Promise.all([getJobs(), getNow()])
  const { newest, counts } = prepare(jobs)
  const page = findJobs(newest, query)
  const items = page.items.map((job) => toJobCard(job, new Date(now)))
  return { page: { ...page, items }, counts }
}
