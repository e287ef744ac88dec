import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { seo } from '@/lib/content/seo'
import { toFeedLinks } from '@/lib/feeds/links'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.blog, path: routes.blog, feeds: toFeedLinks('blog') })

export default function BlogFrontPage() {
  return <BlogPage query={NO_QUERY} />
}
