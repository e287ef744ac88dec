import { ItemList } from '@/components/ui/ItemList/ItemList'
import type { Item } from '@/lib/content/types'
import styles from './HiringProcess.module.scss'

export type HiringProcessProps = { steps: readonly Item[] }

/** The steps from application to offer, on one thread. */
export function HiringProcess({ steps }: HiringProcessProps) {
  return <ItemList as="ol" className={styles.steps} items={steps} />
}
