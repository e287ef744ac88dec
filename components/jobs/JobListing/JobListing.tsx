import type { Category } from '@/components/listing/ListControls/ListControls'
import { Listing } from '@/components/listing/Listing/Listing'
import { careers } from '@/content/careers'
import { jobSorts } from '@/content/departments'
import type { JobCardData } from '@/lib/jobs/listing'
import type { ListingPage } from '@/lib/listing/find-items'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { JobAlertForm, type JobAlertFormProps } from '../JobAlertForm/JobAlertForm'
import { PositionRow } from '../PositionRow/PositionRow'
import styles from './JobListing.module.scss'

export type JobListingProps = {
  query: ListingQuery
  page: ListingPage<JobCardData>
  departments: readonly Category[]
  /** The copy of the job alert form; `null` if the site sends no mail. */
  alerts: JobAlertFormProps['copy'] | null
}

const copy = careers.positions

/** The open positions with departments, search and order. */
export function JobListing({ query, page, departments, alerts }: JobListingProps) {
  const { results, search, departmentsLabel, sortLabel, more } = copy
  return (
    <div className={styles.listing}>
      <Listing
        query={query}
        page={page}
        address={routes.careers}
        toHref={(name, page) => (name ? routes.careersDepartment(name, page) : routes.careersPage(page))}
        copy={{ ...results, search, categories: departmentsLabel, sort: sortLabel, more }}
        categories={departments}
        sorts={jobSorts}
        below={alerts && <JobAlertForm copy={alerts} department={query.category} words={query.search} />}
        className={styles.list}
        render={(job) => <PositionRow job={job} copy={copy} />}
      />
    </div>
  )
}
