import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { TermList } from '@/components/ui/TermList/TermList'
import { careers } from '@/content/careers'
import type { Job } from '@/lib/backend/contract'
import { toDay } from '@/lib/format/date'
import styles from './JobFacts.module.scss'

export type JobFactsProps = { job: Job }

/** The facts that a candidate looks for first. */
export function JobFacts({ job }: JobFactsProps) {
  const { facts } = careers.positions
  const dated = (date: string | null = '') => (date && toDay(date) ? <FormattedDate date={date} /> : '')
  const terms = [
    [facts.department, job.department],
    [facts.location, job.location],
    [facts.jobType, job.jobType],
    [facts.experience, job.experience],
    [facts.salary, job.salary],
    [facts.posted, dated(job.createdAt)],
    [facts.closing, dated(job.closingDate)],
  ] as const
  return <TermList className={styles.facts} terms={terms} />
}
