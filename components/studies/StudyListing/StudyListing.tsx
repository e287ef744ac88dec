'use client'

import { type ReactNode, useCallback } from 'react'
import type { Category } from '@/components/listing/ListControls/ListControls'
import { Listing } from '@/components/listing/Listing/Listing'
import type { ListingData } from '@/components/listing/use-listing'
import type { caseStudyListing } from '@/lib/content/case-study-listing'
import { routes } from '@/lib/routes'
import type { StudyCardData } from '@/lib/studies/studies'
import { studyRules } from '@/lib/studies/study-rules'
import { StudyCard } from '../StudyCard/StudyCard'
import styles from './StudyListing.module.scss'

export type StudyListingProps = ListingData<StudyCardData> & {
  industries: readonly Category[]
  copy: typeof caseStudyListing
  /** What is shown for an industry without a study, by its value. */
  aside: Readonly<Record<string, ReactNode>>
}

/** The case studies with search and industries. */
export function StudyListing({ industries, copy, aside, ...data }: StudyListingProps) {
  const { search, filterLabel, results } = copy
  const render = useCallback((study: StudyCardData) => <StudyCard study={study} copy={copy} />, [copy])
  return (
    <div className={styles.listing}>
      <Listing
        {...data}
        address={routes.caseStudies}
        rules={studyRules}
        copy={{ ...results, search, categories: filterLabel, more: results.showAll }}
        categories={industries}
        aside={aside}
        className={styles.list}
        render={render}
      />
    </div>
  )
}
