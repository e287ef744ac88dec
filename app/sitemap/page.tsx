import { DocumentPage } from '@/components/layout/Page/Page'
import { LinkGroups } from '@/components/sections/LinkGroups/LinkGroups'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { getPosts } from '@/lib/backend/posts'
import { toPostPath } from '@/lib/blog/post-path'
import { blog, blogCategories } from '@/lib/content/blog'
import { caseStudies } from '@/lib/content/case-studies'
import { caseStudyListing } from '@/lib/content/case-study-listing'
import { journalArticles } from '@/lib/content/journal'
import { journalListing } from '@/lib/content/journal-listing'
import { footer, header, industryLinks, serviceLinks } from '@/lib/content/navigation'
import { seo } from '@/lib/content/seo'
import { sitemapPage } from '@/lib/content/sitemap-page'
import { formatNumber } from '@/lib/format/number'
import { getLinkedJobs } from '@/lib/job/read-link'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

const { title, text, groups, allPosts } = sitemapPage

/** A page that people read names the latest posts and leads on to the rest; sitemap.xml names them all. */
const MOST_POSTS = 50

const mainLinks = [
  ...header.entries.map((entry) =>
    entry.kind === 'menu' ? { label: entry.menu.label, href: entry.menu.href } : entry,
  ),
  { label: blog.hero.title, href: routes.blog },
  { label: journalListing.hero.title, href: routes.journal },
  { label: caseStudyListing.hero.title, href: routes.caseStudies },
  { label: header.contact.desktopLabel, href: header.contact.href },
]

export const metadata = toMetadata({ ...seo.pages.sitemap, path: routes.sitemap })

export default async function SitemapPage() {
  const [posts, jobs] = await Promise.all([getPosts(), getLinkedJobs()])
  return (
    <DocumentPage crumbs={[{ name: title, href: routes.sitemap }]}>
      <PageHead title={title} text={text} />
      <LinkGroups
        groups={[
          { title: groups.main, links: mainLinks },
          { title: groups.expertise, links: serviceLinks },
          { title: groups.industries, links: industryLinks },
          {
            title: groups.posts,
            links: [
              ...posts.slice(0, MOST_POSTS).map((post) => ({ label: post.title, href: routes.post(toPostPath(post)) })),
              ...(posts.length > MOST_POSTS
                ? [{ label: allPosts.replace('{count}', formatNumber(posts.length)), href: routes.blog }]
                : []),
            ],
          },
          {
            title: groups.categories,
            links: blogCategories.flatMap(({ value, label }) =>
              value ? [{ label, href: routes.blogCategory(value) }] : [],
            ),
          },
          {
            title: groups.caseStudies,
            links: caseStudies.map(({ id, title: label }) => ({ label, href: routes.caseStudy(id) })),
          },
          {
            title: groups.journal,
            links: journalArticles.map(({ id, title: label }) => ({ label, href: routes.journalArticle(id) })),
          },
          { title: groups.jobs, links: jobs.map((job) => ({ label: job.title, href: routes.job(job.token) })) },
          { title: groups.legal, links: footer.legal },
        ]}
      />
    </DocumentPage>
  )
}
