import { notFound } from '@/lib/content/not-found'
import { routes } from '@/lib/routes'
import styles from './NotFoundNotice.module.scss'

/** The line above Home when the address asked for does not exist. */
export function NotFoundNotice() {
  return (
    <div className={styles.lost}>
      <p className={styles.line}>
        <strong>{notFound.title}.</strong> {notFound.text} <a href={routes.sitemap}>{notFound.sitemap}</a>
      </p>
    </div>
  )
}
