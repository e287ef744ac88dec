import type { Link } from '@/content/copy-types'
import styles from './SectionHeader.module.scss'

export type SectionHeaderProps = {
  id: string
  title: string
  text?: string
  /** A link to the whole list, of which the section shows the first items. */
  all?: Link
}

/** How a section begins: a thread that comes in from the page's edge, the heading, a sentence, perhaps a way on. */
export function SectionHeader({ id, title, text, all }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
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
