import type { Metadata } from 'next'
import { NoSuchPage } from '@/components/home/NoSuchPage/NoSuchPage'
import { Landing } from '@/components/landing/Landing/Landing'
import { getPosts } from '@/lib/backend/posts'
import { getTeam } from '@/lib/backend/team'
import { notFound } from '@/lib/content/not-found'
import { getRelatedPosts, getRelatedStudies } from '@/lib/content/related'
import type { LandingPage, Link } from '@/lib/content/types'
import { toMetadata } from '@/lib/seo/metadata'
import { getStudies } from '@/lib/studies/studies'

type Props = { params: Promise<{ slug: string }> }

/** The route of the landing pages below an overview. */
export function createLandingPage(pages: readonly LandingPage[], toHref: (slug: string) => string, parent: Link) {
  return {
    generateStaticParams: () => pages.map(({ slug }) => ({ slug })),
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { slug } = await params
      const meta = pages.find((page) => page.slug === slug)?.meta
      return meta ? toMetadata({ ...meta, path: toHref(slug) }) : { title: notFound.title, robots: { index: false } }
    },
    async Page({ params }: Props) {
      const [{ slug }, posts] = await Promise.all([params, getPosts()])
      const page = pages.find((one) => one.slug === slug)
      if (!page) return <NoSuchPage posts={posts} people={await getTeam()} />
      const related = getRelatedPosts(page.related, posts, 4)
      const studies = getRelatedStudies(page.related, await getStudies(), 2)
      return <Landing page={page} href={toHref(slug)} parent={parent} posts={related} studies={studies} />
    },
  }
}
