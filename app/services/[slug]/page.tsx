import type { Metadata } from 'next'
import { NoSuchPage } from '@/components/home/NoSuchPage/NoSuchPage'
import { Landing } from '@/components/sections/Landing/Landing'
import { getPosts } from '@/lib/backend/posts'
import { getTeam } from '@/lib/backend/team'
import { expertise } from '@/lib/content/expertise/index'
import { servicePages } from '@/lib/content/landing/index'
import { notFound } from '@/lib/content/not-found'
import { getRelatedPosts, getRelatedStudies } from '@/lib/content/related'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { getStudies } from '@/lib/studies/studies'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return servicePages.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const meta = servicePages.find((page) => page.slug === slug)?.meta
  if (!meta) return { title: notFound.title, robots: { index: false } }
  return toMetadata({ ...meta, path: routes.service(slug) })
}

export default async function LandingPage({ params }: Props) {
  const [{ slug }, posts] = await Promise.all([params, getPosts()])
  const page = servicePages.find((one) => one.slug === slug)
  if (!page) return <NoSuchPage posts={posts} people={await getTeam()} />
  return (
    <Landing
      page={page}
      href={routes.service(slug)}
      parent={{ label: expertise.hero.title, href: routes.expertise }}
      posts={getRelatedPosts(page.related, posts, 4)}
      studies={getRelatedStudies(page.related, await getStudies(), 2)}
    />
  )
}
