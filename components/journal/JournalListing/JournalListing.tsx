'use client'

import { Listing } from '@/components/listing/Listing/Listing'
import type { ListingData } from '@/components/listing/use-listing'
import { journalCategories, journalListing, journalSorts } from '@/lib/content/journal-listing'
import type { JournalCardData } from '@/lib/journal/articles'
import { journalRules } from '@/lib/journal/journal-rules'
import { routes } from '@/lib/routes'
import { JournalEntry } from '../JournalEntry/JournalEntry'
import styles from './JournalListing.module.scss'

const { search, categoriesLabel, sortLabel, results, more } = journalListing

const copy = { ...results, search, categories: categoriesLabel, sort: sortLabel, more }

const renderArticle = (article: JournalCardData) => <JournalEntry article={article} />

/** The journal's articles with search, subjects and order. */
export function JournalListing(data: ListingData<JournalCardData>) {
  return (
    <div className={styles.listing}>
      <Listing
        {...data}
        address={routes.journal}
        rules={journalRules}
        copy={copy}
        categories={journalCategories}
        sorts={journalSorts}
        render={renderArticle}
      />
    </div>
  )
}
