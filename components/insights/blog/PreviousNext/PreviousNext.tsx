import { NoWrap } from '@/components/ui/NoWrap/NoWrap'
import { articlePage, blog } from '@/content/blog'
import { toPostPath } from '@/lib/format/post-path'
import type { ArticleContext } from '@/lib/insights/blog/read-article'
import { routes } from '@/lib/routes'
import styles from './PreviousNext.module.scss'

export type PreviousNextProps = Pick<ArticleContext, 'previous' | 'next'>

/** The posts before and after this one. */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.links} aria-label={blog.hero.title}>
      {previous && (
        <a href={routes.post(toPostPath(previous))} rel="prev">
          <span className={styles.label}>{articlePage.previous}</span>{' '}
          <span>
            <NoWrap text={previous.title} />
          </span>
        </a>
      )}{' '}
      {next && (
        <a href={routes.post(toPostPath(next))} rel="next" className={styles.next}>
          <span className={styles.label}>{articlePage.next}</span>{' '}
          <span>
            <NoWrap text={next.title} />
          </span>
        </a>
      )}
    </nav>
  )
}
