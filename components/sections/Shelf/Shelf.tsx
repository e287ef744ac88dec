import type { ReactNode } from 'react'
import { Section } from '@/components/ui/Section/Section'
import styles from './Shelf.module.scss'

export type ShelfProps = {
  id: string
  ground?: 'plain' | 'layer'
  /** Has the opening beside what it opens, where it stays in sight; otherwise above. */
  beside?: boolean
  /** For what leads on to other pages: on paper it leads nowhere. */
  onScreenOnly?: boolean
  children: ReactNode
}

/** A section of one opening and what it opens. */
export function Shelf({ id, ground, beside = false, onScreenOnly = false, children }: ShelfProps) {
  const look = beside ? styles.beside : styles.shelf
  const className = onScreenOnly ? `${look} ${styles.onScreenOnly}` : look
  return (
    <Section labelledBy={id} className={className} {...(ground && { ground })}>
      {children}
    </Section>
  )
}
