import type { Metadata } from 'next'
import { BlogPage } from '@/components/blog/BlogPage/BlogPage'
import { seo } from '@/lib/content/seo'
import { EMPTY_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...seo.pages.blog, alternates: { canonical: routes.blog } }

export default function BlogFrontPage() {
  return <BlogPage query={EMPTY_QUERY} />
}
