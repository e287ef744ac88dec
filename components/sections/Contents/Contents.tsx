import type { Link } from '@/lib/content/types'
import styles from './Contents.module.scss'

export type ContentsProps = { label: string; groups: readonly { title: Link; items: readonly Link[] }[] }

/** What a long page holds, as an index set in columns. */
export function Contents({ label, groups }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      {groups.map(({ title, items }) => (
        <div key={title.href} className={styles.group}>
          <a className={styles.title} href={title.href}>
            {title.label}
          </a>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.href}>
                <a href={item.href}>{item.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
