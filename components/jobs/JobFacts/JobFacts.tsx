import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { TermList } from '@/components/ui/TermList/TermList'
import { careers } from '@/content/careers'
import type { Job } from '@/lib/backend/contract'
import { toDay } from '@/lib/format/date'
import { toPostingFacts } from '@/lib/jobs/posting-facts'
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
    ...toPostingFacts(job).map((fact) => [fact.label, 'day' in fact ? dated(fact.day) : fact.text] as const),
  ] as const
  return <TermList className={styles.facts} terms={terms} />
}
