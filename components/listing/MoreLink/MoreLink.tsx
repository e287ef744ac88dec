'use client'

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
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (!isLoading) onMore()
      }}
    >
      {label}
    </a>
  )
}
