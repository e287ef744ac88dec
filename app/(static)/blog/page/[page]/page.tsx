import { BlogPage } from '@/components/insights/blog/BlogPage/BlogPage'
import { createPageOr404 } from '@/components/layout/PageOr404/PageOr404'
import { blog } from '@/content/blog'
import { seo } from '@/content/seo'
import { toNumberedTitle } from '@/lib/insights/blog/category'
import { getPostPage } from '@/lib/insights/blog/listing'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'

/** The second page is rendered during the build, the others on their first visit. */
export function generateStaticParams() {
  return [{ page: '2' }]
}

const toTitle = (page: number) => toNumberedTitle(blog.hero.title, page)

const page = createPageOr404({
  kind: 'blogPage',
  // Page 1 is /blog itself.
  find: async ({ page }: { page: string }) => readPageNumber(page, (await getPostPage(NO_QUERY)).pages),
  toHead(page) {
    const description = `${blog.results.page.replace('{page}', String(page))}. ${seo.pages.blog.description}`
    return { title: toTitle(page), description, path: routes.blogPage(page), feeds: toFeedLinks('blog') }
  },
  render: (page) => (
    <BlogPage query={{ ...NO_QUERY, page }} part={{ title: toTitle(page), href: routes.blogPage(page) }} />
  ),
})

export const generateMetadata = page.generateMetadata
export default page.Page
