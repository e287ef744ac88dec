import { DocumentPage } from '@/components/layout/Page/Page'
import { Hole } from '@/components/sections/Hole/Hole'
import { blog } from '@/content/blog'
import { notFound } from '@/content/not-found'
import { routes } from '@/lib/routes'
import { HomeBlocks, type HomeBlocksProps } from '../HomeBlocks/HomeBlocks'
import styles from './NoSuchPage.module.scss'

/** The page for unknown addresses: Home, below a hole that says so, and status 404. */
export function NoSuchPage(props: HomeBlocksProps) {
  return (
    <DocumentPage newsletter="linked" status={404}>
      <Hole search={blog.search} listing={routes.blog} near={notFound.near} links={notFound.links}>
        <p className={styles.line}>
          <strong>{notFound.title}.</strong> {notFound.text}
        </p>
      </Hole>
      <HomeBlocks {...props} />
    </DocumentPage>
  )
}
