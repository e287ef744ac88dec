'use client'

import { isPlainClick } from '@/components/ui/plain-click'
import styles from './MoreLink.module.scss'

export type MoreLinkProps = { href: string; label: string; isLoading: boolean; onMore: () => void }

/** The way to the next page: a link, which appends in place where scripts run. */
export function MoreLink({ href, label, isLoading, onMore }: MoreLinkProps) {
  return (
    <a
      href={href}
      className={styles.more}
      aria-busy={isLoading}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        if (!isLoading) onMore()
      }}
    >
      {label}
    </a>
  )
}
