import type { Item } from '@/lib/content/types'
import styles from './HiringProcess.module.scss'

export type HiringProcessProps = { steps: readonly Item[] }

/** The steps from application to offer, on one thread. */
export function HiringProcess({ steps }: HiringProcessProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
