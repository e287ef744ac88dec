import type { Metadata } from 'next'
import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { toNumberedTitle } from '@/lib/blog/category'
import { getPostPage } from '@/lib/blog/listing'
import { blog } from '@/lib/content/blog'
import { seo } from '@/lib/content/seo'
import { toFeedLinks } from '@/lib/feeds/links'
import { NO_QUERY, readPageNumber } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata, toMissingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ page: string }> }

/** The second page is built, the others on their first visit. */
export function generateStaticParams() {
  return [{ page: '2' }]
}

/** The page's number; null where the address names none that exists. Page 1 is /blog itself. */
async function readPage({ params }: Props): Promise<number | null> {
  const { pages } = await getPostPage(NO_QUERY)
  return readPageNumber((await params).page, pages)
}

const toTitle = (page: number) => toNumberedTitle(blog.hero.title, page)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props)
  if (!page) return toMissingMetadata('blogPage')
  const description = `${blog.results.page.replace('{page}', String(page))}. ${seo.pages.blog.description}`
  return toMetadata({ title: toTitle(page), description, path: routes.blogPage(page), feeds: toFeedLinks('blog') })
}

export default async function BlogNumberedPage(props: Props) {
  const page = await readPage(props)
  if (!page) return <NotFoundPage kind="blogPage" />
  return <BlogPage query={{ ...NO_QUERY, page }} part={{ title: toTitle(page), href: routes.blogPage(page) }} />
}
