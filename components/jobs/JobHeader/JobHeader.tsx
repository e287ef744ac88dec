import { Drawing } from '@/components/ui/Drawing/Drawing'
import styles from './JobHeader.module.scss'

export type JobHeaderProps = {
  title: string
  /** The address to print. The position's own address is encrypted and two lines long. */
  source: string
}

/** The title of a position beside the picture of its social card. */
export function JobHeader({ title, source }: JobHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <Drawing kind="cover" seed={title} className={styles.picture} eager />
      <p className={styles.source}>{source}</p>
    </header>
  )
}
