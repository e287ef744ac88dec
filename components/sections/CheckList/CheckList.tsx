import styles from './CheckList.module.scss'

export type CheckListProps = { items: readonly string[]; label?: string }

/** A list whose marks are single stitches. */
export function CheckList({ items, label }: CheckListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
