import { BlogPage } from '@/components/insights/blog/BlogPage/BlogPage'
import { createSearchPage } from '@/components/listing/search-page'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'

const head = { ...seo.pages.blog, path: routes.blog, feeds: toFeedLinks('blog') }
const page = createSearchPage(head, 'blogPage', BlogPage)

export const metadata = page.metadata
export const generateStaticParams = page.generateStaticParams
export default page.Page
