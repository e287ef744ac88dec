import styles from './ArticleContents.module.scss'

export type ArticleContentsProps = { label: string; headings: { id: string; text: string; level: number }[] }

const ENOUGH = 3

/** A longer list helps nobody to find anything, and a hostile text could make the page of nothing else. */
const MOST = 100

/** Marks the heading being read. Not in the module, because the bundler warns about this selector of CSS Overflow 5. */
const MARK = 'nav a:target-current{color:var(--ink);border-inline-start:2px solid var(--accent)}'

/** The contents list of a long piece. A short one needs none. */
export function ArticleContents({ label, headings }: ArticleContentsProps) {
  const shown = headings.filter(({ level }) => level <= 2)
  if (shown.length < ENOUGH || shown.length > MOST) return null
  return (
    <nav className={styles.contents} aria-label={label}>
      <style href="contents-mark" precedence="low">
        {MARK}
      </style>
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
