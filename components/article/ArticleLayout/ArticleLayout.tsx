import type { ReactNode } from 'react'
import styles from './ArticleLayout.module.scss'

export type ArticleLayoutProps = { contents?: ReactNode; children: ReactNode }

/** The body of an article: its text in a measure that reads well, its contents list beside it. */
export function ArticleLayout({ contents, children }: ArticleLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>{contents}</div>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
