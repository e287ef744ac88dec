import { BlogPage } from '@/components/insights/blog/BlogPage/BlogPage'
import { createPageOr404 } from '@/components/layout/PageOr404/PageOr404'
import { toPostSubject } from '@/lib/art/get-scene'
import { findCategory, toNumberedTitle } from '@/lib/insights/blog/category'
import { getPostPage } from '@/lib/insights/blog/listing'
import { lists } from '@/lib/listing/lists'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'

/** `development`, or `development/page/2`. */
type Params = { path: string[] }

export function generateStaticParams() {
  return lists.categories.map(({ value }) => ({ path: [value] }))
}

const page = createPageOr404({
  kind: 'blogPage',
  async find({ path: [slug = '', word, number = '', ...rest] }: Params) {
    const category = findCategory(slug)
    if (!category || rest.length > 0) return null
    if (word === undefined) return { ...category, page: 1 }
    const { pages } = await getPostPage({ ...NO_QUERY, category: slug })
    const page = word === 'page' ? readPageNumber(number, pages) : null
    return page ? { ...category, page } : null
  },
  toHead({ slug, label, page, meta }) {
    const title = toNumberedTitle(meta.title, page)
    const card = { subject: toPostSubject({ category: label }) }
    return { ...meta, title, card, path: routes.blogCategory(slug, page), feeds: toFeedLinks('blog') }
  },
  render({ slug, page, title, meta, introduction }) {
    const head = { title: toNumberedTitle(title, page), href: routes.blogCategory(slug, page) }
    const words = page === 1 ? { text: meta.description, introduction } : {}
    return <BlogPage query={{ ...NO_QUERY, category: slug, page }} part={{ ...head, ...words }} />
  },
})

export const generateMetadata = page.generateMetadata
export default page.Page
