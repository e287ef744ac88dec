import { toCompanyDay } from '../backend/job-closing.ts'
import type { JobState } from '../db/schema.ts'

/** The groups of the list of jobs, in their order. */
export const JOB_STATUSES = ['draft', 'closing', 'open', 'closed'] as const
/** A job's status. `closing` means that it closes within a week. */
export type JobStatus = (typeof JOB_STATUSES)[number]

const WEEK_MS = 7 * 86_400_000

/** Returns a job's status. An open job is closed once its closing day is over in the company's time zone. */
export function toJobStatus(job: { state: JobState; closingDate: string | null }, now = new Date()): JobStatus {
  if (job.state !== 'open' || !job.closingDate) return job.state
  if (job.closingDate < toCompanyDay(now)) return 'closed'
  return job.closingDate <= toCompanyDay(new Date(now.getTime() + WEEK_MS)) ? 'closing' : 'open'
}
