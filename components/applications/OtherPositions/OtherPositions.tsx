import { application } from '@/content/careers'
import type { Link } from '@/content/copy-types'
import styles from './OtherPositions.module.scss'

const { another, done } = application

export type OtherPositionsProps = {
  /** The position that the form on this page is for. */
  jobTitle: string
  others: readonly Link[]
}

/** Names the position that the form is for, and links to the others. */
export function OtherPositions({ jobTitle, others }: OtherPositionsProps) {
  return (
    <div className={styles.box}>
      <p>
        {another.before} <strong>{jobTitle}</strong>
        {another.after}
      </p>
      <ul className={styles.list}>
        {[...others, done.anotherText].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
