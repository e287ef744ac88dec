import type { ReactNode } from 'react'
import styles from './ArticleLayout.module.scss'

export type ArticleLayoutProps = {
  /** The name of the table of contents. */
  label: string
  headings: { id: string; text: string; level: number }[]
  children: ReactNode
}

const ENOUGH = 3

/** The maximum number of headings. A longer list would not help, and a hostile text could fill the page with it. */
const MOST = 100

/**
 * Marks the heading being read. Not in the module, because the bundler warns about this selector from CSS Overflow 5.
 */
const MARK = 'nav a:target-current{color:var(--ink);border-inline-start:2px solid var(--accent)}'

/**
 * The body of an article: its text with a table of contents beside it. In a narrow window, a sticky bar opens the
 * table. A short text has none.
 */
export function ArticleLayout({ label, headings, children }: ArticleLayoutProps) {
  const shown = headings.filter(({ level }) => level <= 2)
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>
        {shown.length >= ENOUGH && shown.length <= MOST && (
          <nav className={styles.contents} aria-label={label}>
            <style href="contents-mark" precedence="low">
              {MARK}
            </style>
            <button type="button" className={styles.toggle} popoverTarget="article-contents">
              {label}
            </button>
            <div id="article-contents" popover="auto" className={styles.list}>
              <p className={styles.label}>{label}</p>
              <ol>
                {shown.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </div>
          </nav>
        )}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
