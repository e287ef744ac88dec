import { createElement, type ReactNode } from 'react'
import styles from './Section.module.scss'

export type SectionProps = {
  children: ReactNode
  id?: string
  /** The background, from edge to edge: `layer` is the second colour, `dark` and `red` are the same in both schemes. */
  ground?: 'plain' | 'layer' | 'dark' | 'red'
  labelledBy?: string
  /** Stacks the content with space between. */
  stack?: 'close' | 'wide'
  /** Hides links to other pages in print, where they lead nowhere. */
  onScreenOnly?: boolean
  /**
   * For a section with a form, which hydrates when the visitor comes near it: the name under which the tab keeps its
   * draft.
   */
  hydrates?: string
  className?: string
}

/** A part of a page: the page's column and the space above and below it. Its content decides on the layout. */
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
  // Without its own heading it is only spacing, not a section of the page's outline.
  const part = labelledBy ? 'section' : 'div'
  const attributes = { id, className: styles[ground], 'aria-labelledby': labelledBy, 'data-hydrates': hydrates }
  const inside = [styles.inside, stack && styles[stack], onScreenOnly && styles.onScreenOnly, className]
    .filter(Boolean)
    .join(' ')
  return createElement(part, attributes, <div className={inside}>{children}</div>)
}
