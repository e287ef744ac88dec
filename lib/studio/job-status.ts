import { isOpen, toCompanyDay } from '../backend/job-closing.ts'
import type { JobState } from '../db/schema.ts'

/** How a job is listed, in the order of the list. */
export const JOB_STATUSES = ['draft', 'closing', 'open', 'closed'] as const
/** A job's state at a moment: `closing` means that it closes within a week. */
export type JobStatus = (typeof JOB_STATUSES)[number]

const WEEK_MS = 7 * 86_400_000

/** A job's status as visitors see it: an open one is closed when its closing day is over where the company is. */
export function toJobStatus(job: { state: JobState; closingDate: string | null }, now = new Date()): JobStatus {
  if (job.state !== 'open' || !job.closingDate) return job.state
  if (!isOpen(job, now)) return 'closed'
  return job.closingDate <= toCompanyDay(new Date(now.getTime() + WEEK_MS)) ? 'closing' : 'open'
}
