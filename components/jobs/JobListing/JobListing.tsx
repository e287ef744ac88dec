'use client'

import { useCallback } from 'react'
import type { Category } from '@/components/listing/ListControls/ListControls'
import { Listing } from '@/components/listing/Listing/Listing'
import type { ListingData } from '@/components/listing/use-listing'
import type { careers } from '@/lib/content/careers'
import { jobSorts } from '@/lib/content/departments'
import { jobRules } from '@/lib/jobs/job-rules'
import type { JobCardData } from '@/lib/jobs/listing'
import { routes } from '@/lib/routes'
import { JobAlertForm, type JobAlertFormProps } from '../JobAlertForm/JobAlertForm'
import { PositionRow } from '../PositionRow/PositionRow'
import styles from './JobListing.module.scss'

export type JobListingProps = ListingData<JobCardData> & {
  departments: readonly Category[]
  copy: typeof careers.positions
  /** The words of the form for job alerts; null where the site sends no mail. */
  alerts: JobAlertFormProps['copy'] | null
}

/** The open positions with departments, search and order. */
export function JobListing({ departments, copy, alerts, ...data }: JobListingProps) {
  const { results, search, departmentsLabel, sortLabel, more } = copy
  const render = useCallback((job: JobCardData) => <PositionRow job={job} copy={copy} />, [copy])
  return (
    <div className={styles.listing}>
      <Listing<JobCardData>
        {...data}
        address={routes.careers}
        endpoint={routes.api.jobs}
        rules={jobRules}
        toHref={(name, page) => (name ? routes.careersDepartment(name, page) : routes.careersPage(page))}
        copy={{ ...results, search, categories: departmentsLabel, sort: sortLabel, more }}
        categories={departments}
        sorts={jobSorts}
        below={({ category, search }) => alerts && <JobAlertForm copy={alerts} department={category} words={search} />}
        className={styles.list}
        render={render}
      />
    </div>
  )
}
