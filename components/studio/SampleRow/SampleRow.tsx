import styles from './SampleRow.module.scss'

export type SampleRowProps = { title: string; facts: string; text: string }

/** A row for an empty list. It shows what a row will contain, and says what creates one. */
export function SampleRow({ title, facts, text }: SampleRowProps) {
  return (
    <div className={styles.sample}>
      <div className={styles.row} aria-hidden="true">
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <p>{text}</p>
    </div>
  )
}
