import type { ReactNode } from 'react'
import { Drawing } from '../Drawing/Drawing'
import styles from './Strip.module.scss'

export type StripProps = {
  /** The seed of the banner. */
  seed: string
  look?: 'low' | 'tall'
  /** Puts the cloth at the far end. */
  flip?: boolean
  children: ReactNode
}

/** A strip of picture across the page, with words on a piece of cloth at one end. */
export function Strip({ seed, look = 'low', flip = false, children }: StripProps) {
  return (
    <div className={`${styles.strip} ${styles[look]}`}>
      <Drawing kind="banner" seed={seed} className={styles.picture} />
      <div className={flip ? `${styles.words} ${styles.flip}` : styles.words}>{children}</div>
    </div>
  )
}
