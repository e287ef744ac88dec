import { DocumentPage } from '@/components/layout/Page/Page'
import { LinkGroups } from '@/components/sections/LinkGroups/LinkGroups'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { seo } from '@/content/seo'
import { sitemapPage } from '@/content/sitemap-page'
import { getPosts } from '@/lib/backend/read-posts'
import { getArticles } from '@/lib/insights/journal/articles'
import { getStudies } from '@/lib/insights/studies/studies'
import { getLinkedJobs } from '@/lib/jobs/read-link'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { getSiteLinks } from '@/lib/sitemap/site-links'

const { title, text } = sitemapPage

export const metadata = toMetadata({ ...seo.pages.sitemap, path: routes.sitemap })

export default async function SitemapPage() {
  const [posts, jobs, studies, articles] = await Promise.all([getPosts(), getLinkedJobs(), getStudies(), getArticles()])
  return (
    <DocumentPage newsletter="linked" crumbs={[{ name: title, href: routes.sitemap }]}>
      <PageHead title={title} text={text} />
      <LinkGroups groups={getSiteLinks({ posts, jobs, studies, articles })} />
    </DocumentPage>
  )
}
