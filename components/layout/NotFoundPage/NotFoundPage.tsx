import { LinkList } from '@/components/ui/LinkList/LinkList'
import { caseStudies } from '@/content/case-studies'
import type { Link } from '@/content/copy-types'
import { journalArticles } from '@/content/journal'
import { type MissingKind, missing } from '@/content/not-found'
import { getPostPage } from '@/lib/insights/blog/listing'
import { getJobPage } from '@/lib/jobs/listing'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { NoticePage } from '../NoticePage/NoticePage'
import styles from './NotFoundPage.module.scss'

export type NotFoundPageProps = { kind: MissingKind }

const SHOWN = 4

const toLinks = (items: { title: string; href: string }[]) => items.map(({ title, href }) => ({ label: title, href }))

const getPostLinks = async () => toLinks((await getPostPage({ ...NO_QUERY, sort: 'latest' })).items)

const near: Record<MissingKind, () => Promise<Link[]>> = {
  post: getPostLinks,
  blogPage: getPostLinks,
  article: async () => journalArticles.map(({ id, title }) => ({ label: title, href: routes.journalArticle(id) })),
  study: async () => caseStudies.map(({ id, title }) => ({ label: title, href: routes.caseStudy(id) })),
  positions: async () => toLinks((await getJobPage(NO_QUERY)).items),
}

/** The 404 page for an address that has the shape of one of ours but names nothing. Offers similar pages. */
export async function NotFoundPage({ kind }: NotFoundPageProps) {
  const { title, text, near: heading, all } = missing[kind]
  const links = (await near[kind]()).slice(0, SHOWN)
  const active = all.href === routes.careers ? routes.careers : routes.insights
  return (
    <NoticePage status={404} active={active} title={title} text={text} seed={title} action={all}>
      {links.length > 0 && (
        <nav aria-labelledby="near" className={styles.near}>
          <h2 id="near">{heading}</h2>
          <LinkList links={links} />
        </nav>
      )}
    </NoticePage>
  )
}
