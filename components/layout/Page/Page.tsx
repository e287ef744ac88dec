import type { ReactNode } from 'react'
import { header } from '@/content/navigation'
import { enhanceIntegrity, enhanceSource, listingIntegrity, listingSource } from '@/lib/enhance/source.generated'
import { countsReads, getEnv } from '@/lib/env'
import { routes } from '@/lib/routes'
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs'
import { Footer, type FooterProps } from '../Footer/Footer'
import { Header } from '../Header/Header'
import styles from './Page.module.scss'

export type PageProps = {
  /** The address of the menu entry for this page, which the header marks. */
  active?: string
  crumbs?: Crumb[]
  /** The status to send instead of 200. The page step reads it (server/page/process-page.ts). */
  status?: 400 | 404 | 503
  /** The place of the newsletter's box; by default the footer. */
  newsletter?: FooterProps['newsletter']
  /** Whether the reads of this page are counted (lib/reads). */
  isCounted?: boolean
  children: ReactNode
}

type InnerProps = { kind: 'document' | 'application'; script: { src: string; integrity: string } }

const AREAS_WITH_CORNER_TOASTS: (string | undefined)[] = [routes.careers, routes.contact]

function Page({
  active,
  crumbs = [],
  status,
  newsletter = 'here',
  isCounted = false,
  kind,
  script,
  children,
}: PageProps & InnerProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {header.skipLink}
      </a>
      <Header active={active} />
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-page={kind}
        data-status={status}
        data-counts={isCounted && countsReads(getEnv()) ? '' : undefined}
        data-toasts={AREAS_WITH_CORNER_TOASTS.includes(active) ? 'corner' : undefined}
      >
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        {children}
      </main>
      <Footer newsletter={newsletter} />
      <script {...script} async />
    </>
  )
}

const pageScript = { src: enhanceSource, integrity: enhanceIntegrity }
const listingScript = { src: listingSource, integrity: listingIntegrity }

/** A content page: all HTML and CSS, sent without the framework's scripts. */
export function DocumentPage(props: PageProps) {
  return <Page {...props} kind="document" script={pageScript} />
}

/** A document with a listing. Its script shows the results of another query in place. */
export function ListingDocument(props: PageProps) {
  return <Page {...props} kind="document" script={listingScript} />
}

/** A page with a form: a document until the visitor comes near the form, which then hydrates. */
export function ApplicationPage(props: PageProps) {
  return <Page {...props} kind="application" script={pageScript} />
}
