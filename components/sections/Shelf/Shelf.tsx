import type { ReactNode } from 'react'
import { Section } from '@/components/ui/Section/Section'
import styles from './Shelf.module.scss'

export type ShelfProps = { id: string; ground?: 'plain' | 'layer'; children: ReactNode }

/** A section of one opening and what it opens. */
export function Shelf({ id, ground, children }: ShelfProps) {
  return (
    <Section labelledBy={id} className={styles.shelf} {...(ground && { ground })}>
      {children}
    </Section>
  )
}
