import type { Metadata } from 'next'
import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { blog, blogCategories } from '@/lib/content/blog'
import { seo } from '@/lib/content/seo'
import type { PageMeta } from '@/lib/content/types'
import { toFeedLinks } from '@/lib/feeds/links'
import { EMPTY_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return blogCategories.filter(({ value }) => value).map(({ value }) => ({ slug: value }))
}

async function readCategory({ params }: Props) {
  const { slug } = await params
  return blogCategories.find(({ value }) => value && value === slug)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const category = await readCategory(props)
  if (!category) return { robots: { index: false } }
  const metas: Record<string, PageMeta> = seo.blogCategories
  const meta = metas[category.value] ?? { ...seo.pages.blog, title: category.label }
  return toMetadata({ ...meta, path: routes.blogCategory(category.value), feeds: toFeedLinks('blog') })
}

export default async function BlogCategoryPage(props: Props) {
  const category = await readCategory(props)
  if (!category) return <NotFoundPage />
  const { value, label } = category
  return (
    <BlogPage
      query={{ ...EMPTY_QUERY, category: value }}
      title={blog.categoryTitle.replace('{category}', label)}
      href={routes.blogCategory(value)}
    />
  )
}
