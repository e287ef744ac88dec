import type { Link } from '@/lib/content/types'
import styles from './BackLink.module.scss'

export type BackLinkProps = { link: Link }

/** The way out of an article. Where there is room beside the text, it stays in sight below the header. */
export function BackLink({ link }: BackLinkProps) {
  return (
    <p className={styles.back}>
      <a href={link.href}>{link.label}</a>
    </p>
  )
}
