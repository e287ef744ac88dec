import { LOZENGES, MOTIFS } from './motifs'
import styles from './SariBorder.module.scss'

export type SariBorderProps = {
  /** The slug of the sector's page. */
  sector: string
}

/** The border of a sari: stripes, a row of temple teeth, and the sector's motif as often as there is room. */
export function SariBorder({ sector }: SariBorderProps) {
  return (
    <div className={styles.border}>
      <svg className={styles.cloth} width="160" height="100%" aria-hidden="true">
        <pattern id="sari" width="160" height="160" patternUnits="userSpaceOnUse">
          <path className={styles.stripes} d="M8 0v160M122 0v160" />
          <path className={styles.stitches} d="M18 0v160M113 0v160" />
          <path
            className={styles.teeth}
            d="M160 0v160l-24-10 24-10-24-10 24-10-24-10 24-10-24-10 24-10-24-10 24-10-24-10 24-10-24-10 24-10-24-10z"
          />
          <path className={styles.motif} d={MOTIFS[sector] ?? LOZENGES} transform="translate(22 38) scale(.86)" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#sari)" />
      </svg>
    </div>
  )
}
