import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { LinkList } from '@/components/ui/LinkList/LinkList'
import type { Link } from '@/content/copy-types'
import styles from './Hole.module.scss'

export type HoleProps = {
  /** What is missing, and why. */
  children: ReactNode
  search: { label: string; placeholder: string; button: string }
  /** The address of the listing that answers the search. */
  listing: string
  /** The name of the links. */
  near: string
  links: readonly Link[]
}

/** A hole in the cloth, hemmed around what is missing, a search and a few links. */
export function Hole({ children, search, listing, near, links }: HoleProps) {
  return (
    <div className={styles.cloth}>
      <div className={styles.hole}>
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: many screen readers do not know <search> yet. */}
        <form className={styles.search} action={listing} role="search">
          <label>
            <span>{search.label}</span>{' '}
            <input type="search" name="search" placeholder={search.placeholder} maxLength={100} />
          </label>
          <Button type="submit">{search.button}</Button>
        </form>
        {links.length > 0 && (
          <nav aria-labelledby="near" className={styles.near}>
            <p id="near">{near}</p>
            <LinkList links={links} />
          </nav>
        )}
      </div>
    </div>
  )
}
