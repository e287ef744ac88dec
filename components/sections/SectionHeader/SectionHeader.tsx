import type { Link } from '@/content/copy-types'
import styles from './SectionHeader.module.scss'

export type SectionHeaderProps = {
  id: string
  title: string
  text?: string
  /** A link to the whole list, of which the section shows the first items. */
  all?: Link
  /** A smaller heading, for a section that supports the others. */
  minor?: boolean
}

/** The head of a section: a thread from the page's edge, the heading, a sentence, and an optional link. */
export function SectionHeader({ id, title, text, all, minor }: SectionHeaderProps) {
  return (
    <div className={minor ? `${styles.header} ${styles.minor}` : styles.header}>
      <h2 id={id}>{title}</h2>
      {text && (
        <div className={styles.beside}>
          <p>{text}</p>
          {all && (
            <a className={styles.all} href={all.href}>
              {all.label}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
