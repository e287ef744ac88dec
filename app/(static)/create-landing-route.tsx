import type { Metadata } from 'next'
import { NoSuchPage } from '@/components/home/NoSuchPage/NoSuchPage'
import { Landing, type LandingProps } from '@/components/landing/Landing/Landing'
import type { LandingPage, Link } from '@/content/copy-types'
import { notFound } from '@/content/not-found'
import { getHeroPicture } from '@/lib/backend/read-hero-picture'
import { getPosts } from '@/lib/backend/read-posts'
import { getTeam } from '@/lib/backend/read-team'
import { getRelated } from '@/lib/insights/related'
import { toMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

type LandingRoute = {
  look: LandingProps['look']
  pages: readonly LandingPage[]
  /** The overview that the pages belong to. */
  parent: Link
  toHref: (slug: string) => string
}

/** Creates the route of the pages under /services or /industries. */
export function createLandingRoute({ look, pages, parent, toHref }: LandingRoute) {
  async function findPage({ params }: Props) {
    const { slug } = await params
    return pages.find((page) => page.slug === slug)
  }
  return {
    generateStaticParams: () => pages.map(({ slug }) => ({ slug })),
    async generateMetadata(props: Props): Promise<Metadata> {
      const page = await findPage(props)
      if (!page) return { title: notFound.title, robots: { index: false } }
      return toMetadata({ ...page.meta, path: toHref(page.slug) })
    },
    async Page(props: Props) {
      const page = await findPage(props)
      if (!page)
        return <NoSuchPage posts={await getPosts()} people={await getTeam()} picture={await getHeroPicture()} />
      return <Landing look={look} href={toHref(page.slug)} parent={parent} {...(await getRelated(page))} />
    },
  }
}
