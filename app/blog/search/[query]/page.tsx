import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { createSearchPage } from '@/components/listing/search-page'
import { seo } from '@/lib/content/seo'
import { toFeedLinks } from '@/lib/feeds/links'
import { routes } from '@/lib/routes'

const page = createSearchPage(
  { ...seo.pages.blog, path: routes.blog, feeds: toFeedLinks('blog') },
  'blogPage',
  (query) => <BlogPage query={query} />,
)

export const metadata = page.metadata
export const generateStaticParams = page.generateStaticParams
export default page.Page
