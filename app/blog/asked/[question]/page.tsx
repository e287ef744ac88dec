import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { NotFoundPage } from '@/components/layout/NotFoundPage/NotFoundPage'
import { seo } from '@/lib/content/seo'
import { readQuestion, toQuestion } from '@/lib/listing/asked'
import { EMPTY_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ question: string }> }

/** Readers have /blog?… in the address; lib/server leads them here. */
export const metadata = toMetadata({ ...seo.pages.blog, path: routes.blog, index: false })

/** Next wants one to be built. */
export const generateStaticParams = () => [{ question: toQuestion({ ...EMPTY_QUERY, sort: 'popular' }) }]

export default async function AskedBlogPage({ params }: Props) {
  const asked = readQuestion((await params).question)
  return asked ? <BlogPage query={EMPTY_QUERY} asked={asked} /> : <NotFoundPage />
}
