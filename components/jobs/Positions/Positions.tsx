import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { careers } from '@/content/careers'
import { departments } from '@/content/departments'
import { jobAlerts } from '@/content/job-alerts'
import { sendsMail } from '@/lib/env'
import { getJobCounts, getJobPage } from '@/lib/jobs/listing'
import type { ListingQuery } from '@/lib/listing/query'
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
  const [page, counts] = await Promise.all([getJobPage(query, isPart ? query.page : 1), getJobCounts()])
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
      {counts[''] ? (
        <JobListing query={query} page={page} departments={counted} alerts={alerts} />
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
