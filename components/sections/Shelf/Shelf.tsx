import type { ReactNode } from 'react'
import { Section } from '@/components/ui/Section/Section'
import styles from './Shelf.module.scss'

export type ShelfProps = {
  id: string
  ground?: 'plain' | 'layer'
  /** For what leads on to other pages: on paper it leads nowhere. */
  onScreenOnly?: boolean
  children: ReactNode
}

/** A section of one opening and what it opens. */
export function Shelf({ id, ground, onScreenOnly = false, children }: ShelfProps) {
  const className = onScreenOnly ? `${styles.shelf} ${styles.onScreenOnly}` : styles.shelf
  return (
    <Section labelledBy={id} className={className} {...(ground && { ground })}>
      {children}
    </Section>
  )
}
