import type { ReactNode } from 'react'
import styles from './SectionHeading.module.scss'

export type SectionHeadingProps = {
  title: string
  kicker?: string | undefined
  children?: ReactNode
  level?: 1 | 2
  id?: string
}

/** The opening of a section: a short line above, the heading, and a sentence or two below. */
export function SectionHeading({ title, kicker, children, level = 2, id }: SectionHeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.heading}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <Tag id={id}>{title}</Tag>
      {children && <div className={styles.intro}>{typeof children === 'string' ? <p>{children}</p> : children}</div>}
    </div>
  )
}
