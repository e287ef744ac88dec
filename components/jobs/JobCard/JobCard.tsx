import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { careers } from '@/content/careers'
import type { Job } from '@/lib/backend/contract'
import { JobActions } from '../JobActions/JobActions'
import styles from './JobCard.module.scss'

export type JobCardProps = { job: Job }

/** A summary of a position, beside the advertisement on wide screens. */
export function JobCard({ job }: JobCardProps) {
  const { facts } = careers.positions
  return (
    <div className={styles.card}>
      {job.salary && <p className={styles.pay}>{job.salary}</p>}
      <p>{[job.location, job.jobType].filter(Boolean).join(' · ')}</p>
      {job.closingDate && (
        <p>
          {facts.closing}: <FormattedDate date={job.closingDate} />
        </p>
      )}
      <JobActions isShort />
    </div>
  )
}
