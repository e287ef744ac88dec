import type { Metadata } from 'next'
import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { findCategory, toNumberedTitle } from '@/lib/blog/category'
import { getPostPage } from '@/lib/blog/listing'
import { blogCategories } from '@/lib/content/blog'
import { toFeedLinks } from '@/lib/feeds/links'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { toMissingMetadata } from '@/lib/seo/missing-metadata'

type Props = { params: Promise<{ slug: string; page: string }> }

/** One is built, whether it exists or not, since Next wants one; the others on their first visit. */
export function generateStaticParams() {
  return blogCategories.slice(1, 2).map(({ value }) => ({ slug: value, page: '2' }))
}

/** The category and the page's number; null where the address names none that exists. */
async function readPage({ params }: Props) {
  const { slug, page: segment } = await params
  const category = findCategory(slug)
  if (!category) return null
  const { pages } = await getPostPage({ ...NO_QUERY, category: slug })
  const page = readPageNumber(segment, pages)
  return page && { ...category, page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await readPage(props)
  if (!found) return toMissingMetadata('blogPage')
  const { slug, page, meta } = found
  const title = toNumberedTitle(meta.title, page)
  return toMetadata({ ...meta, title, path: routes.blogCategory(slug, page), feeds: toFeedLinks('blog') })
}

export default async function BlogCategoryNumberedPage(props: Props) {
  const found = await readPage(props)
  if (!found) return <NotFoundPage kind="blogPage" />
  const { slug, page, title } = found
  return (
    <BlogPage
      query={{ ...NO_QUERY, category: slug, page }}
      part={{ title: toNumberedTitle(title, page), href: routes.blogCategory(slug, page) }}
    />
  )
}
