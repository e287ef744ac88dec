import type { Figure } from '@/lib/content/types'
import styles from './Figures.module.scss'

export type FiguresProps = { figures: readonly Figure[]; as?: 'row' | 'sum' }

/** Statistics: in a row, parted by upright stitches, or one under the other like a sum with a double line below. */
export function Figures({ figures, as = 'row' }: FiguresProps) {
  return (
    <dl className={styles[as]}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt className={styles.label}>
            {figure.label}
            {figure.detail && <span className={styles.detail}>{figure.detail}</span>}
          </dt>
          <dd className={styles.value}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
