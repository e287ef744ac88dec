import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { Picture } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import type { JournalArticle } from '@/lib/content/journal/types'
import { journalListing } from '@/lib/content/journal-listing'
import { toSlug } from '@/lib/format/slug'
import { getArticleReadTime } from '@/lib/journal/article-read-time'
import { FALLBACK, toPictureUrl } from '@/lib/media'
import { routes } from '@/lib/routes'
import styles from './JournalEntry.module.scss'

export type JournalEntryProps = {
  article: JournalArticle
  /** Its place when the oldest, or the most popular, come first. */
  places: { oldest: number; popular: number }
  /** Whether it is shown only when more are asked for; without scripts it is shown at once. */
  later: boolean
}

/** An article in the journal's list; the featured one has its picture large. The data attributes are what ListFilter acts on. */
export function JournalEntry({ article, places, later }: JournalEntryProps) {
  const { id, image, title, subtitle, excerpt, author, publishedDate, tags, featured } = article
  const { read, featured: featuredLabel } = journalListing
  return (
    <li
      className={featured ? styles.featured : styles.entry}
      data-category={tags.map((tag) => toSlug(tag)).join('|')}
      data-by-oldest={places.oldest}
      data-by-popular={places.popular}
      data-also={subtitle}
      hidden={later}
    >
      <Picture
        shared={title}
        className={styles.picture}
        src={toPictureUrl(image, 'cover', id)}
        fallback={FALLBACK.banner}
        alt=""
        size="cover"
        eager={featured}
      />
      <div className={styles.words}>
        {featured && <p className={styles.kicker}>{featuredLabel}</p>}
        <h3 className={styles.title}>{title}</h3>
        <p>{excerpt}</p>
        <TagList tags={[...tags]} />
        <p className={styles.meta}>
          <span>{author.name}</span> <FormattedDate date={publishedDate} /> <span>{getArticleReadTime(article)}</span>
        </p>
        <a className={styles.read} href={routes.journalArticle(id)}>
          {read}
          <span className={styles.about}>: {title}</span>
        </a>
      </div>
    </li>
  )
}
