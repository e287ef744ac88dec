import type { Link } from '@/content/copy-types'
import styles from './BackLink.module.scss'

export type BackLinkProps = { link: Link }

/** The link from an article back to its list. If there is room beside the text, it stays in view below the header. */
export function BackLink({ link }: BackLinkProps) {
  return (
    <p className={styles.back}>
      <a href={link.href}>{link.label}</a>
    </p>
  )
}
