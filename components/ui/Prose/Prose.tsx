import type { ReactNode } from 'react'
import styles from './Prose.module.scss'

type Written = { html: string; children?: never } | { html?: never; children: ReactNode }

/** A long text set for reading. `html` must come from lib/rich-text, which makes it safe. */
export function Prose({ html, children }: Written) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is sanitised by lib/rich-text, on the server.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
