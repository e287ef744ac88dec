import { BlogPage } from '@/components/insights/blog/BlogPage/BlogPage'
import { seo } from '@/content/seo'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.blog, path: routes.blog, feeds: toFeedLinks('blog') })

export default function BlogFrontPage() {
  return <BlogPage query={NO_QUERY} />
}
