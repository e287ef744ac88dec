import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import type { Figure } from '@/content/copy-types'
import { home } from '@/content/home'
import { toProportion } from '@/lib/format/proportion'
import styles from './Adoption.module.scss'

const { figures, source } = home.adoption

/**
 * The gap, as a fraction of a stitch's length. None follows the last stitch, so that both ends of the row stay flush.
 */
const GAP = 0.4

/** One stitch for each of the hundred, ten or fifty-two; those that count are coloured. */
function Stitches({ value }: { value: Figure['value'] }) {
  const share = toProportion(value)
  return (
    share && (
      <dd aria-hidden="true" className={styles.stitches}>
        <svg viewBox={`0 0 ${share.of - GAP} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 .5h${share.of}`} />
          <path d={`M0 .5h${share.part}`} />
        </svg>
      </dd>
    )
  )
}

/** The outcomes of AI projects, counted in stitches. */
export function Adoption() {
  return (
    <HeadedSection labelledBy="adoption" copy={home.adoption} ground="dark" className={styles.section} minor>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.label} className={styles.figure}>
            <dt className={styles.label}>{figure.label}</dt>
            <dd className={styles.value}>{figure.value}</dd>
            <dd className={styles.detail}>{figure.detail}</dd>
            <Stitches value={figure.value} />
          </div>
        ))}
      </dl>
      <p className={styles.source}>{source}</p>
    </HeadedSection>
  )
}
