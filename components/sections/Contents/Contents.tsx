import { LinkList } from '@/components/ui/LinkList/LinkList'
import type { Link } from '@/content/copy-types'
import styles from './Contents.module.scss'

export type ContentsProps = { label: string; links: readonly Link[] }

/** The parts of a long page. In a wide window they stay in view below the header. */
export function Contents({ label, links }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <LinkList className={styles.links} links={links} />
    </nav>
  )
}
