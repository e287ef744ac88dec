import { NoWrap } from '@/components/ui/NoWrap/NoWrap'
import type { Surroundings } from '@/lib/blog/article'
import { articlePage, blog } from '@/lib/content/blog'
import { toPostPath } from '@/lib/format/post-path'
import { routes } from '@/lib/routes'
import styles from './PreviousNext.module.scss'

export type PreviousNextProps = Pick<Surroundings, 'previous' | 'next'>

/** The posts before and after this one. */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.links} aria-label={blog.hero.title}>
      {previous && (
        <a href={routes.post(toPostPath(previous))} rel="prev">
          <span>{articlePage.previous}</span> <NoWrap text={previous.title} />
        </a>
      )}{' '}
      {next && (
        <a href={routes.post(toPostPath(next))} rel="next" className={styles.next}>
          <span>{articlePage.next}</span> <NoWrap text={next.title} />
        </a>
      )}
    </nav>
  )
}
