import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { CONTENT_LIFE, tags } from '../backend/cache.ts'
import type { Job } from '../backend/contract.ts'
import { formatRelative } from '../format/date.ts'
import { getLinkedJobs } from './read-link.ts'

/** A position on the careers list. `posted` is in relative words, true for as long as the read is kept. */
export type ListedJob = Job & { token: string; posted: string }

/** All open positions as the careers page shows them. */
export async function getListedJobs(): Promise<ListedJob[]> {
  const jobs = await getLinkedJobs()
  const now = new Date(await getNow())
  return jobs.map((job) => ({ ...job, posted: formatRelative(job.createdAt, now) }))
}

/** Milliseconds since 1970; a static page may only know the time at which it was read. */
async function getNow(): Promise<number> {
  'use cache'
  cacheTag(tags.jobs)
  cacheLife(CONTENT_LIFE)
  return Date.now()
}
