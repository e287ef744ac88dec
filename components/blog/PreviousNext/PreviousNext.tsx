import { NoWrap } from '@/components/ui/NoWrap/NoWrap'
import styles from './PreviousNext.module.scss'

type PieceLink = { href: string; title: string } | null
export type PreviousNextProps = {
  label: string
  previous: PieceLink
  next: PieceLink
  words: { previous: string; next: string }
}

/** The pieces before and after this one. */
export function PreviousNext({ label, previous, next, words }: PreviousNextProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.links} aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{words.previous}</span> <NoWrap text={previous.title} />
        </a>
      )}{' '}
      {next && (
        <a href={next.href} rel="next" className={styles.next}>
          <span>{words.next}</span> <NoWrap text={next.title} />
        </a>
      )}
    </nav>
  )
}
