import { Listing } from '@/components/listing/Listing/Listing'
import { journalCategories, journalListing, journalSorts } from '@/content/journal-listing'
import type { JournalCardData } from '@/lib/insights/journal/articles'
import type { ListingPage } from '@/lib/listing/find-items'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { JournalEntry } from '../JournalEntry/JournalEntry'
import styles from './JournalListing.module.scss'

export type JournalListingProps = { query: ListingQuery; page: ListingPage<JournalCardData> }

const { search, categoriesLabel, sortLabel, results, more } = journalListing

const copy = { ...results, search, categories: categoriesLabel, sort: sortLabel, more }

/** The journal's articles with search, subjects and order. */
export function JournalListing({ query, page }: JournalListingProps) {
  return (
    <div className={styles.listing}>
      <Listing
        query={query}
        page={page}
        address={routes.journal}
        copy={copy}
        categories={journalCategories}
        sorts={journalSorts}
        render={(article) => <JournalEntry article={article} />}
      />
    </div>
  )
}
