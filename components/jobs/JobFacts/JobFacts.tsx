import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import type { Job } from '@/lib/backend/contract'
import { careers } from '@/lib/content/careers'
import { toDay } from '@/lib/format/date'
import styles from './JobFacts.module.scss'

export type JobFactsProps = { job: Job }

/** What a candidate wants to know first. */
export function JobFacts({ job }: JobFactsProps) {
  const { facts } = careers.positions
  const dated = (date: string | null = '') => (date && toDay(date) ? <FormattedDate date={date} /> : '')
  const rows = [
    [facts.department, job.department],
    [facts.location, job.location],
    [facts.jobType, job.jobType],
    [facts.experience, job.experience],
    [facts.salary, job.salary],
    [facts.posted, dated(job.createdAt)],
    [facts.closing, dated(job.closingDate)],
  ] as const
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
