import type { Metadata } from 'next'
import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { findCategory } from '@/lib/blog/category'
import { blogCategories } from '@/lib/content/blog'
import { toFeedLinks } from '@/lib/feeds/links'
import { EMPTY_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return blogCategories.filter(({ value }) => value).map(({ value }) => ({ slug: value }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findCategory((await params).slug)
  if (!category) return { robots: { index: false } }
  return toMetadata({ ...category.meta, path: routes.blogCategory(category.slug), feeds: toFeedLinks('blog') })
}

export default async function BlogCategoryPage({ params }: Props) {
  const category = findCategory((await params).slug)
  if (!category) return <NotFoundPage />
  const { slug, title } = category
  return <BlogPage query={{ ...EMPTY_QUERY, category: slug }} title={title} href={routes.blogCategory(slug)} />
}
