import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { careers } from '@/lib/content/careers'
import { departments } from '@/lib/content/departments'
import { jobAlerts } from '@/lib/content/job-alerts'
import { sendsMail } from '@/lib/env'
import { jobRules } from '@/lib/jobs/job-rules'
import type { JobCardData } from '@/lib/jobs/listing'
import { getJobCounts, getJobPage } from '@/lib/jobs/listing'
import { findItems } from '@/lib/listing/find-items'
import { type ListingQuery, NO_QUERY } from '@/lib/listing/query'
import { JobAlertForm } from '../JobAlertForm/JobAlertForm'
import { JobListing } from '../JobListing/JobListing'
import styles from './Positions.module.scss'

export type PositionsProps = {
  query: ListingQuery
  /** A department, or a further page: it has an address of its own, and its page head already names the list. */
  isPart?: boolean
}

/** The section with the open positions: all, what a query finds, or a part. */
export async function Positions({ query, isPart = false }: PositionsProps) {
  const [all, counts] = await Promise.all([getJobPage(NO_QUERY), getJobCounts()])
  const whole = all.pages === 1 && !isPart ? all.items : undefined
  const first = whole
    ? findItems<JobCardData>(whole, query, jobRules)
    : await getJobPage(query, isPart ? query.page : 1)
  const { positions } = careers
  const { empty } = positions
  const alerts = sendsMail() ? jobAlerts.form : null
  const counted = departments.map((department) => ({ ...department, count: counts[department.value] ?? 0 }))
  return (
    <Section id={positions.id} labelledBy="positions" stack="close">
      {isPart ? (
        <h2 id="positions" className="visuallyHidden">
          {positions.title}
        </h2>
      ) : (
        <SectionHeading id="positions" title={positions.title}>
          {positions.text}
        </SectionHeading>
      )}
      {all.total > 0 ? (
        <JobListing query={query} first={first} whole={whole} departments={counted} copy={positions} alerts={alerts} />
      ) : (
        <div className={styles.empty}>
          <h3>{empty.title}</h3>
          <p>{empty.text}</p>
          <ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>
          {alerts && <JobAlertForm copy={alerts} department={query.category} words={query.search} />}
        </div>
      )}
    </Section>
  )
}
