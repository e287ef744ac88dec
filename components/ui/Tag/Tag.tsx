import styles from './Tag.module.scss'

export type TagListProps = { tags: string[]; most?: number; label?: string; prefix?: string }

/** The topics of a piece, as words in a row rather than controls. */
export function TagList({ tags, most = tags.length, label = 'Topics', prefix = '' }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className={styles.tag}>
          {prefix}
          {tag}
        </li>
      ))}
    </ul>
  )
}
