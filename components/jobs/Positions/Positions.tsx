import { Listing } from '@/components/listing/Listing/Listing'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { careers } from '@/content/careers'
import { departments, jobSorts } from '@/content/departments'
import { jobAlerts } from '@/content/job-alerts'
import { sendsMail } from '@/lib/env'
import { getJobCounts, getJobPage } from '@/lib/jobs/listing'
import { toOpenApplicationLink } from '@/lib/jobs/open-application'
import { lists } from '@/lib/listing/lists'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { JobAlertForm } from '../JobAlertForm/JobAlertForm'
import { PositionRow } from '../PositionRow/PositionRow'
import styles from './Positions.module.scss'

const { positions } = careers
const { empty, results, search, departmentsLabel, sortLabel, more } = positions

const copy = { ...results, search, categories: departmentsLabel, sort: sortLabel, more }

export type PositionsProps = {
  query: ListingQuery
  /** A department or a later page. It has its own address, and its page head already names the list. */
  isPart?: boolean
}

const all = departments.filter(({ value }) => value === '')

/** The section with the open positions: all, the results of a query, or a part. */
export async function Positions({ query, isPart = false }: PositionsProps) {
  const [page, counts] = await Promise.all([getJobPage(query, isPart ? query.page : 1), getJobCounts()])
  const alerts = sendsMail() && (
    <JobAlertForm
      copy={jobAlerts.form}
      departments={lists.departments}
      department={query.category}
      words={query.search}
    />
  )
  const action = await toOpenApplicationLink(empty.action)
  const counted = [...all, ...lists.departments].map(({ value, label }) => ({
    value,
    label,
    count: counts[value] ?? 0,
  }))
  return (
    <Section id={positions.id} labelledBy="positions" ground="layer" stack="close">
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
        <div className={styles.listing}>
          <Listing
            query={query}
            page={page}
            address={routes.careers}
            toHref={(name, page) => (name ? routes.careersDepartment(name, page) : routes.careersPage(page))}
            copy={copy}
            categories={counted}
            sorts={jobSorts}
            below={alerts}
            className={styles.list}
            render={(job) => <PositionRow job={job} copy={positions} />}
          />
        </div>
      ) : (
        <div className={styles.empty}>
          <h3>{empty.title}</h3>
          <p>{empty.text}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          {alerts}
        </div>
      )}
    </Section>
  )
}
