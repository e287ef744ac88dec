import type { ReactNode } from 'react'
import { Section } from '@/components/ui/Section/Section'
import styles from './HeadedSection.module.scss'

export type HeadedSectionProps = {
  id: string
  ground?: 'plain' | 'layer'
  /** Has the heading beside the rest, where it stays in sight; otherwise above. */
  beside?: boolean
  /** For what leads on to other pages: on paper it leads nowhere. */
  onScreenOnly?: boolean
  children: ReactNode
}

/** A section with a heading and what belongs under it. */
export function HeadedSection({ id, ground, beside = false, onScreenOnly = false, children }: HeadedSectionProps) {
  const look = beside ? styles.beside : styles.above
  const className = onScreenOnly ? `${look} ${styles.onScreenOnly}` : look
  return (
    <Section labelledBy={id} className={className} {...(ground && { ground })}>
      {children}
    </Section>
  )
}
