import { JournalEntry } from '@/components/journal/JournalEntry/JournalEntry'
import { ApplicationPage } from '@/components/layout/Page/Page'
import { ListFilter } from '@/components/listing/ListFilter/ListFilter'
import { SavedShelf } from '@/components/listing/SavedShelf/SavedShelf'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Section } from '@/components/ui/Section/Section'
import { journalArticles } from '@/lib/content/journal'
import { JOURNAL_PAGE_SIZE, journalCategories, journalListing, journalSorts } from '@/lib/content/journal-listing'
import { newsletter } from '@/lib/content/newsletter'
import { seo } from '@/lib/content/seo'
import { toFeedLinks } from '@/lib/feeds/links'
import { sortByPopularity } from '@/lib/journal/popularity'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import styles from './journal.module.scss'

const { hero, latest, search, categoriesLabel, sortLabel, results, more, saved } = journalListing

export const metadata = toMetadata({ ...seo.pages.journal, path: routes.journal, feeds: toFeedLinks('journal') })

export default function JournalPage() {
  const articles = journalArticles.toSorted((a, b) => Number(b.featured) - Number(a.featured))
  const oldestFirst = journalArticles.toReversed()
  const popularFirst = sortByPopularity(journalArticles)
  return (
    <ApplicationPage active={routes.insights} crumbs={[{ name: hero.title, href: routes.journal }]}>
      <PageHead title={hero.title} text={hero.text} />
      <Section labelledBy="latest" className={styles.page}>
        <h2 id="latest" className={styles.title}>
          {latest}
        </h2>
        <ListFilter
          list="journal-list"
          group="category"
          pills={journalCategories}
          pillsLabel={categoriesLabel}
          search={search}
          sorts={journalSorts}
          sortLabel={sortLabel}
          words={results}
          more={{ label: more, size: JOURNAL_PAGE_SIZE, total: articles.length }}
        >
          <ul id="journal-list" className={styles.list}>
            {articles.map((article, index) => (
              <JournalEntry
                key={article.id}
                article={article}
                places={{ oldest: oldestFirst.indexOf(article), popular: popularFirst.indexOf(article) }}
                later={index >= JOURNAL_PAGE_SIZE}
              />
            ))}
          </ul>
        </ListFilter>
      </Section>
      <NewsletterBox id="journal" copy={newsletter.journal} />
      <Section>
        <SavedShelf shelf="saved-journal" copy={saved} />
      </Section>
    </ApplicationPage>
  )
}
