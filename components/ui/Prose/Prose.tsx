import type { ReactNode } from 'react'
import styles from './Prose.module.scss'

type Written = { html: string; children?: never } | { html?: never; children: ReactNode }
type ProseProps = Written & {
  /** An essay has a large initial letter, enlarged quotes and a stitch at its end. */
  look?: 'plain' | 'essay'
}

/** A long text, set for reading. `html` must come from lib/rich-text, which makes it safe. */
export function Prose({ html, children, look = 'plain' }: ProseProps) {
  const className = look === 'essay' ? `${styles.prose} ${styles.essay}` : styles.prose
  if (html === undefined) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is sanitised by lib/rich-text, on the server.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
