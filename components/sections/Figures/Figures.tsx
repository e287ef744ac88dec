import type { Figure } from '@/lib/content/types'
import styles from './Figures.module.scss'

export type FiguresProps = { figures: readonly Figure[] }

/** Statistics in a row, parted by upright stitches. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
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
