import { createElement, type ReactNode } from 'react'
import styles from './Section.module.scss'

export type SectionProps = {
  children: ReactNode
  id?: string
  /** The background, from edge to edge: `layer` is the second colour, `dark` is dark in both schemes. */
  ground?: 'plain' | 'layer' | 'dark'
  labelledBy?: string
  /** One below the other, with room between them. */
  stack?: 'close' | 'wide'
  /** For what leads on to other pages: on paper it leads nowhere. */
  onScreenOnly?: boolean
  /** Set for a section with a form, which hydrates when a person comes near: the name under which the tab keeps its draft. */
  hydrates?: string
  className?: string
}

/** A part of a page: the page's column and the room above and below it. Its layout is its content's business. */
export function Section({
  children,
  id,
  ground = 'plain',
  labelledBy,
  stack,
  onScreenOnly,
  hydrates,
  className,
}: SectionProps) {
  // Without a heading of its own it is room, and no section of the page's outline.
  const part = labelledBy ? 'section' : 'div'
  const attributes = { id, className: styles[ground], 'aria-labelledby': labelledBy, 'data-hydrates': hydrates }
  const inside = [styles.inside, stack && styles[stack], onScreenOnly && styles.onScreenOnly, className]
    .filter(Boolean)
    .join(' ')
  return createElement(part, attributes, <div className={inside}>{children}</div>)
}
