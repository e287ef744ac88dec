import { Picture } from '@/components/ui/Picture/Picture'
import styles from './JobHeader.module.scss'

export type JobHeaderProps = {
  title: string
  /** The whole address of its page, for paper. */
  address: string
}

/** The title of a position beside the picture of its social card. */
export function JobHeader({ title, address }: JobHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <Picture kind="cover" seed={title} className={styles.picture} eager />
      <p className={styles.address}>{address}</p>
    </header>
  )
}
