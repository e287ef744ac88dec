import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import type { Article } from '@/lib/backend/article-content'
import { getArticleReadTime } from '@/lib/insights/journal/article-read-time'
import { routes } from '@/lib/routes'
import styles from './JournalList.module.scss'

export type JournalListProps = { articles: readonly Article[]; read: string }

/** Journal articles as a table of contents: large titles, with author and date beside them. */
export function JournalList({ articles, read }: JournalListProps) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id} className={styles.article}>
          <div className={styles.meta}>
            <p>
              <strong>{article.author.name}</strong> <FormattedDate date={article.publishedDate} />,{' '}
              <span>{getArticleReadTime(article)} read</span>
            </p>
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{article.title}</h3>
            <p>{article.excerpt}</p>
            <a className={styles.read} href={routes.journalArticle(article.slug)}>
              {read}
              <span className="visuallyHidden">: {article.title}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
