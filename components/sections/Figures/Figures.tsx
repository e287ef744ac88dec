import type { Figure } from '@/content/copy-types'
import styles from './Figures.module.scss'

export type FiguresProps = { figures: readonly Figure[]; as?: 'row' | 'sum' }

/**
 * Statistics, read aloud as they are said (“50+ team members”): in a row, separated by upright stitches, or with the
 * first one enormous.
 */
export function Figures({ figures, as = 'row' }: FiguresProps) {
  return (
    <ul className={styles[as]}>
      {figures.map((figure) => (
        <li key={figure.label} className={styles.figure}>
          <span className={styles.value}>{figure.value}</span>{' '}
          <span className={styles.label}>
            {figure.label}
            {figure.detail && <span className={styles.detail}> {figure.detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
