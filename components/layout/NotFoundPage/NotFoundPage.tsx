import { Hole, type HoleProps } from '@/components/sections/Hole/Hole'
import { ButtonLink } from '@/components/ui/Button/Button'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { blog } from '@/content/blog'
import { careers } from '@/content/careers'
import { caseStudyListing } from '@/content/case-study-listing'
import type { Link } from '@/content/copy-types'
import { journalListing } from '@/content/journal-listing'
import { type MissingKind, missing } from '@/content/not-found'
import { getPostPage } from '@/lib/insights/blog/listing'
import { getArticles } from '@/lib/insights/journal/articles'
import { getStudies } from '@/lib/insights/studies/studies'
import { getJobPage } from '@/lib/jobs/listing'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { DocumentPage } from '../Page/Page'

export type NotFoundPageProps = { kind: MissingKind }

const SHOWN = 4

const toLinks = (items: { title: string; href: string }[]) => items.map(({ title, href }) => ({ label: title, href }))

const getPostLinks = async () => toLinks((await getPostPage({ ...NO_QUERY, sort: 'latest' })).items)

const listings: Record<MissingKind, { search: HoleProps['search']; getLinks: () => Promise<Link[]> }> = {
  post: { search: blog.search, getLinks: getPostLinks },
  blogPage: { search: blog.search, getLinks: getPostLinks },
  article: {
    search: journalListing.search,
    getLinks: async () =>
      (await getArticles()).map(({ slug, title }) => ({ label: title, href: routes.journalArticle(slug) })),
  },
  study: {
    search: caseStudyListing.search,
    getLinks: async () =>
      (await getStudies()).map(({ slug, title }) => ({ label: title, href: routes.caseStudy(slug) })),
  },
  positions: {
    search: careers.positions.search,
    getLinks: async () => toLinks((await getJobPage(NO_QUERY)).items),
  },
}

/** The 404 page for an address that has the shape of one of ours but names nothing. Offers similar pages. */
export async function NotFoundPage({ kind }: NotFoundPageProps) {
  const { title, text, near, all } = missing[kind]
  const { search, getLinks } = listings[kind]
  const links = (await getLinks()).slice(0, SHOWN)
  const active = all.href === routes.careers ? routes.careers : routes.insights
  return (
    <DocumentPage newsletter="linked" status={404} active={active}>
      <Hole search={search} listing={all.href} near={near} links={links}>
        <SectionHeading title={title} level={1}>
          {text}
        </SectionHeading>
        <p>
          <ButtonLink href={all.href}>{all.label}</ButtonLink>
        </p>
      </Hole>
    </DocumentPage>
  )
}
