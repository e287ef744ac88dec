import type { Item } from '@/lib/content/types'
import styles from './Benefits.module.scss'

export type BenefitsProps = { items: readonly Item[] }

/** What the company gives, as a list of terms and their meaning. */
export function Benefits({ items }: BenefitsProps) {
  return (
    <dl className={styles.benefits}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
