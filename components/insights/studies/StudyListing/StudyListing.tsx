import type { ReactNode } from 'react'
import { Listing } from '@/components/listing/Listing/Listing'
import { caseStudyIndustries, caseStudyListing } from '@/content/case-study-listing'
import type { StudyCardData } from '@/lib/insights/studies/studies'
import type { ListingPage } from '@/lib/listing/find-items'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { StudyCard } from '../StudyCard/StudyCard'
import styles from './StudyListing.module.scss'

export type StudyListingProps = {
  query: ListingQuery
  page: ListingPage<StudyCardData>
  /** What is shown for an industry without a study, by its value. */
  aside: Readonly<Record<string, ReactNode>>
}

const { search, filterLabel, results } = caseStudyListing

const copy = { ...results, search, categories: filterLabel, more: results.showAll }

/** The case studies with search and industries. */
export function StudyListing({ query, page, aside }: StudyListingProps) {
  return (
    <div className={styles.listing}>
      <Listing
        query={query}
        page={page}
        address={routes.caseStudies}
        copy={copy}
        categories={caseStudyIndustries}
        aside={aside}
        className={styles.list}
        render={(study) => <StudyCard study={study} copy={caseStudyListing} />}
      />
    </div>
  )
}
