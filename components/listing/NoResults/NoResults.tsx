import type { ReactNode } from 'react'
import { ListLink } from '../ListLink/ListLink'
import styles from './NoResults.module.scss'

export type NoResultsProps = {
  text: string
  showAll: string
  href: string
  children?: ReactNode
}

/** Shown instead of the list when nothing matches: what to try, what else there is, and the way back to all. */
export function NoResults({ text, showAll, href, children }: NoResultsProps) {
  return (
    <div className={styles.none}>
      <div>
        <p className={styles.text}>{text}</p>
        {children}
        <ListLink className={styles.all} href={href}>
          {showAll}
        </ListLink>
      </div>
    </div>
  )
}
