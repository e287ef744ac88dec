import { TermList } from '@/components/ui/TermList/TermList'
import type { Item } from '@/lib/content/types'
import styles from './Benefits.module.scss'

export type BenefitsProps = { items: readonly Item[] }

/** What the company gives, as a list of terms and their meaning. */
export function Benefits({ items }: BenefitsProps) {
  return <TermList className={styles.benefits} terms={items.map(({ title, text }) => [title, text])} />
}
