import styles from './ArticleContents.module.scss'

export type ArticleContentsProps = { label: string; headings: { id: string; text: string; level: number }[] }

const ENOUGH = 3

/** The contents list of a long piece. A short one needs none. */
export function ArticleContents({ label, headings }: ArticleContentsProps) {
  const shown = headings.filter(({ level }) => level <= 2)
  if (shown.length < ENOUGH) return null
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ol>
        {shown.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
