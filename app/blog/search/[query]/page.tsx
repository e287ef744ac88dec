import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { createSearchPage } from '@/components/listing/search-page'
import { seo } from '@/lib/content/seo'
import { toFeedLinks } from '@/lib/feeds/links'
import { routes } from '@/lib/routes'

const head = { ...seo.pages.blog, path: routes.blog, feeds: toFeedLinks('blog') }
const page = createSearchPage(head, 'blogPage', BlogPage)

export const metadata = page.metadata
export const generateStaticParams = page.generateStaticParams
export default page.Page
