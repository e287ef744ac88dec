import styles from './Stitched.module.scss'

export type StitchedProps = { items: readonly string[]; label?: string | undefined }

/** A list whose marks are single stitches. */
export function Stitched({ items, label }: StitchedProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
