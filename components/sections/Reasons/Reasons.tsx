import { ItemList } from '@/components/ui/ItemList/ItemList'
import type { Item } from '@/content/copy-types'
import { HeadedSection } from '../HeadedSection/HeadedSection'
import styles from './Reasons.module.scss'

export type ReasonsProps = { id: string; copy: { title: string; text: string; reasons: readonly Item[] } }

/** A ranked list: large numerals, a title, a sentence. */
export function Reasons({ id, copy }: ReasonsProps) {
  return (
    <HeadedSection labelledBy={id} copy={copy} stack="wide">
      <ItemList as="ol" className={styles.list} items={copy.reasons} />
    </HeadedSection>
  )
}
