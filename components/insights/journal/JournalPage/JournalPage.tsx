import { ListingDocument } from '@/components/layout/Page/Page'
import { Listing } from '@/components/listing/Listing/Listing'
import { SavedArticles } from '@/components/listing/SavedArticles/SavedArticles'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Section } from '@/components/ui/Section/Section'
import { journalCategories, journalListing, journalSorts } from '@/content/journal-listing'
import { newsletter } from '@/content/newsletter'
import { getJournalCards } from '@/lib/insights/journal/articles'
import { getJournalRules } from '@/lib/insights/journal/get-journal-rules'
import { findItems } from '@/lib/listing/find-items'
import type { ListingQuery } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { JournalEntry } from '../JournalEntry/JournalEntry'
import styles from './JournalPage.module.scss'

export type JournalPageProps = { query: ListingQuery }

const { hero, latest, saved, search, categoriesLabel, sortLabel, results, more } = journalListing

const copy = { ...results, search, categories: categoriesLabel, sort: sortLabel, more }

/** The journal: all of it, or the results of a query. */
export async function JournalPage({ query }: JournalPageProps) {
  const page = findItems(await getJournalCards(), query, await getJournalRules(query))
  return (
    <ListingDocument
      newsletter="on page"
      active={routes.insights}
      crumbs={[{ name: hero.title, href: routes.journal }]}
    >
      <PageHead title={hero.title} text={hero.text} />
      <Section labelledBy="latest">
        <h2 id="latest" className="visuallyHidden">
          {latest}
        </h2>
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
        <SavedArticles list="saved-journal" copy={saved} />
      </Section>
      <NewsletterBox id="journal" copy={newsletter.journal} />
    </ListingDocument>
  )
}
