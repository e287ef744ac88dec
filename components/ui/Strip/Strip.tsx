import type { ReactNode } from 'react'
import { Drawing } from '../Drawing/Drawing'
import styles from './Strip.module.scss'

export type StripProps = {
  /** The subject of the banner. */
  subject: string
  children: ReactNode
}

/** A strip of picture across the page, with words on a piece of cloth at one end. */
export function Strip({ subject, children }: StripProps) {
  return (
    <div className={styles.strip}>
      <Drawing kind="wide" subject={subject} className={styles.picture} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
