import type { Metadata } from 'next'
import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { findCategory } from '@/lib/blog/category'
import { blogCategories } from '@/lib/content/blog'
import { toFeedLinks } from '@/lib/feeds/links'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { toMissingMetadata } from '@/lib/seo/missing-metadata'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return blogCategories.filter(({ value }) => value).map(({ value }) => ({ slug: value }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findCategory((await params).slug)
  if (!category) return toMissingMetadata('blogPage')
  return toMetadata({ ...category.meta, path: routes.blogCategory(category.slug), feeds: toFeedLinks('blog') })
}

export default async function BlogCategoryPage({ params }: Props) {
  const category = findCategory((await params).slug)
  if (!category) return <NotFoundPage kind="blogPage" />
  const { slug, title, introduction, meta } = category
  const part = { title, text: meta.description, introduction, href: routes.blogCategory(slug) }
  return <BlogPage query={{ ...NO_QUERY, category: slug }} part={part} />
}
