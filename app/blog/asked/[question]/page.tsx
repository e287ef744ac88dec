import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { createQueryPage } from '@/components/listing/query-page'
import { seo } from '@/lib/content/seo'
import { toFeedLinks } from '@/lib/feeds/links'
import { EMPTY_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

const page = createQueryPage('popular', (asked) => <BlogPage query={EMPTY_QUERY} asked={asked} />)

export const metadata = toMetadata({ ...seo.pages.blog, path: routes.blog, index: false, feeds: toFeedLinks('blog') })
export const generateStaticParams = page.generateStaticParams
export default page.Page
