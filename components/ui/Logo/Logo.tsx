import { company } from '@/lib/content/company'
import styles from './Logo.module.scss'

/** The mark and the name. The mark is a lotus of eight petals, drawn in one running stitch. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <path key={angle} d="M20 20C14 13 16 6 20 2c4 4 6 11 0 18Z" transform={`rotate(${angle} 20 20)`} />
        ))}
        <circle cx="20" cy="20" r="3" />
      </svg>
      <span className={styles.name}>{company.name}</span>
    </span>
  )
}
