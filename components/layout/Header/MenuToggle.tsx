import { header } from '@/content/navigation'
import styles from './MenuToggle.module.scss'

/** The button that opens and closes the navigation in a narrow window. Its label says which of the two a press does. */
export function MenuToggle({ target }: { target: string }) {
  return (
    <button type="button" className={styles.toggle} popoverTarget={target}>
      <span className={styles.bars} aria-hidden="true" />
      <span className={styles.open}>{header.openMenu}</span> <span className={styles.close}>{header.closeMenu}</span>
    </button>
  )
}
