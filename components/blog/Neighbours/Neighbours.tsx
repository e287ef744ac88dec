import { Unbroken } from '@/components/ui/Unbroken/Unbroken'
import styles from './Neighbours.module.scss'

type Neighbour = { href: string; title: string } | null
export type NeighboursProps = {
  label: string
  previous: Neighbour
  next: Neighbour
  words: { previous: string; next: string }
}

/** The pieces before and after this one. */
export function Neighbours({ label, previous, next, words }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{words.previous}</span> <Unbroken text={previous.title} />
        </a>
      )}{' '}
      {next && (
        <a href={next.href} rel="next" className={styles.next}>
          <span>{words.next}</span> <Unbroken text={next.title} />
        </a>
      )}
    </nav>
  )
}
