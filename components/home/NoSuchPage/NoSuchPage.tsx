import { DocumentPage } from '@/components/layout/Page/Page'
import { notFound } from '@/content/not-found'
import { routes } from '@/lib/routes'
import { HomeBlocks, type HomeBlocksProps } from '../HomeBlocks/HomeBlocks'
import styles from './NoSuchPage.module.scss'

/** The page for unknown addresses: Home, with one line at the top that says so, and status 404. */
export function NoSuchPage(props: HomeBlocksProps) {
  return (
    <DocumentPage status={404}>
      <div className={styles.notice}>
        <p className={styles.line}>
          <strong>{notFound.title}.</strong> {notFound.text} <a href={routes.sitemap}>{notFound.sitemap}</a>
        </p>
      </div>
      <HomeBlocks {...props} />
    </DocumentPage>
  )
}
