import { company } from '@/content/company'
import { logo } from '@/lib/art/logo'
import styles from './Logo.module.scss'

/** The company's mark and name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox={logo.viewBox} width="40" height="40" aria-hidden="true">
        {logo.angles.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d={logo.petal} />
            <path className={styles.seam} d={logo.seam} />
          </g>
        ))}
        <circle r={logo.knot} />
      </svg>
      <span className={styles.name}>{company.name}</span>
    </span>
  )
}
