import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { TagList } from '@/components/ui/Tag/Tag'
import { journalListing } from '@/content/journal-listing'
import type { JournalCardData } from '@/lib/insights/journal/articles'
import { routes } from '@/lib/routes'
import styles from './JournalEntry.module.scss'

export type JournalEntryProps = { article: JournalCardData }

/** An article in the journal's list; the featured one has its picture large, the others begin with their first sentence. */
export function JournalEntry({ article }: JournalEntryProps) {
  const { slug, image, title, excerpt, opening, author, publishedDate, readTime, tags, featured } = article
  const { read, featured: featuredLabel } = journalListing
  return (
    <div className={featured ? styles.featured : styles.entry}>
      <DocumentPicture kind="cover" src={image} className={styles.picture} shared={title} eager={featured} />
      <div className={styles.words}>
        {featured && <p className={styles.kicker}>{featuredLabel}</p>}
        <h3 className={styles.title}>
          <a href={routes.journalArticle(slug)}>{title}</a>
        </h3>
        <p className={styles.opening}>{featured ? excerpt : opening}</p>
        <TagList tags={[...tags]} />
        <p className={styles.meta}>
          <span>{author}</span> <FormattedDate date={publishedDate} /> <span>{readTime}</span>
        </p>
        <a className={styles.read} href={routes.journalArticle(slug)}>
          {read}
          {/* Not an aria-label: programs that judge links read only the text. */}
          <span className="visuallyHidden">: {title}</span>
        </a>
      </div>
    </div>
  )
}
