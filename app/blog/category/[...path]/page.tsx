import type { Metadata } from 'next'
import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { findCategory, toNumberedTitle } from '@/lib/blog/category'
import { getPostPage } from '@/lib/blog/listing'
import { blogCategories } from '@/lib/content/blog'
import { toFeedLinks } from '@/lib/feeds/links'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata, toMissingMetadata } from '@/lib/seo/metadata'

/** `development`, or `development/page/2`. */
type Props = { params: Promise<{ path: string[] }> }

export function generateStaticParams() {
  return blogCategories.filter(({ value }) => value).map(({ value }) => ({ path: [value] }))
}

/** The category and the page's number; null where the address names none that exists. */
async function readPart({ params }: Props) {
  const [slug = '', word, number = '', ...rest] = (await params).path
  const category = findCategory(slug)
  if (!category || rest.length > 0) return null
  if (word === undefined) return { ...category, page: 1 }
  const { pages } = await getPostPage({ ...NO_QUERY, category: slug })
  const page = word === 'page' ? readPageNumber(number, pages) : null
  return page && { ...category, page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const part = await readPart(props)
  if (!part) return toMissingMetadata('blogPage')
  const { slug, page, meta } = part
  const title = toNumberedTitle(meta.title, page)
  return toMetadata({ ...meta, title, path: routes.blogCategory(slug, page), feeds: toFeedLinks('blog') })
}

export default async function BlogCategoryPage(props: Props) {
  const part = await readPart(props)
  if (!part) return <NotFoundPage kind="blogPage" />
  const { slug, page, meta, introduction } = part
  const head = { title: toNumberedTitle(part.title, page), href: routes.blogCategory(slug, page) }
  const words = page === 1 ? { text: meta.description, introduction } : {}
  return <BlogPage query={{ ...NO_QUERY, category: slug, page }} part={{ ...head, ...words }} />
}
