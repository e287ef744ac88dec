'use client'

import { useCallback, useMemo } from 'react'
import { ListControls, type Pill } from '@/components/listing/ListControls/ListControls'
import { ListingItems } from '@/components/listing/ListingItems/ListingItems'
import { type ListingPlace, type ListingProps, useListing } from '@/components/listing/use-listing'
import type { careers } from '@/lib/content/careers'
import { jobSorts } from '@/lib/content/departments'
import { findJobs } from '@/lib/jobs/find-jobs'
import type { JobCardData } from '@/lib/listing/cards'
import { routes } from '@/lib/routes'
import { PositionCard } from '../PositionCard/PositionCard'
import styles from './JobListing.module.scss'

export type JobListingProps = ListingProps<JobCardData> & { pills: readonly Pill[]; copy: typeof careers.positions }

/** The open positions with departments, search and order. */
export function JobListing({ pills, copy, ...listing }: JobListingProps) {
  const { base, first } = listing
  const place = useMemo((): ListingPlace<JobCardData> => {
    const isWhole = first.pages === 1 && !base.department
    return {
      name: 'all-jobs',
      endpoint: routes.api.jobs,
      address: routes.careers,
      toBaseHref: ({ department }, page) =>
        department ? routes.careersDepartment(department, page) : routes.careersPage(page),
      words: copy.results,
      answer: (question) => (isWhole ? findJobs(first.items, question) : null),
    }
  }, [base, first, copy])
  const { asked, shown, isPlain, last, said, isNone, toHref, prepare, ask, choose } = useListing(listing, place)
  const render = useCallback((job: JobCardData) => <PositionCard job={job} copy={copy} />, [copy])

  return (
    <div className={styles.listing}>
      <ListControls
        search={copy.search}
        form={{ action: routes.careers, also: { department: shown.query.department } }}
        text={asked.q}
        onText={(q) => ask({ q }, 'replace')}
        pills={pills}
        pillsLabel={copy.departmentsLabel}
        pill={asked.department}
        toHref={(department) => toHref({ department })}
        onPill={base.department ? undefined : (department) => choose({ department })}
        onPillTouch={base.department ? undefined : (department) => prepare({ department })}
        sorts={jobSorts}
        sortLabel={copy.sortLabel}
        sort={asked.sort}
        onSort={(sort) => ask({ sort })}
        said={said}
        isNone={isNone}
        showAll={copy.results.showAll}
        onShowAll={isPlain ? undefined : () => ask({ q: '', department: '', sort: '' })}
      />
      <ListingItems className={styles.list} shown={shown} last={last} more={copy.more} render={render} />
    </div>
  )
}
