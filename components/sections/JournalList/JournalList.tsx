import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import type { JournalArticle } from '@/lib/content/journal/types'
import { routes } from '@/lib/routes'
import styles from './JournalList.module.scss'

export type JournalListProps = { articles: readonly JournalArticle[]; read: string }

/** Journal articles as a table of contents: large titles, who and when beside them. */
export function JournalList({ articles, read }: JournalListProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id} className={styles.article}>
          <p className={styles.meta}>
            <strong>{article.author.name}</strong> <FormattedDate date={article.publishedDate} />
          </p>
          <div className={styles.words}>
            <h3 className={styles.title}>{article.title}</h3>
            <p>{article.excerpt}</p>
            <a className={styles.read} href={routes.journalArticle(article.id)}>
              {read}
              <span className={styles.about}>: {article.title}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
