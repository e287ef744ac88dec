import type { ReactNode } from 'react'
import styles from './SectionHeading.module.scss'

export type SectionHeadingProps = {
  title: string
  children?: ReactNode
  level?: 1 | 2
  id?: string
}

/** The head of a section: the heading, and a sentence or two below. */
export function SectionHeading({ title, children, level = 2, id }: SectionHeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.heading}>
      <Tag id={id}>{title}</Tag>
      {children && <div className={styles.intro}>{typeof children === 'string' ? <p>{children}</p> : children}</div>}
    </div>
  )
}
