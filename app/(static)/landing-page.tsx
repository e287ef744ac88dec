import type { Metadata } from 'next'
import { NoSuchPage } from '@/components/home/NoSuchPage/NoSuchPage'
import { Landing } from '@/components/landing/Landing/Landing'
import type { LandingPage, Link } from '@/content/copy-types'
import { journalArticles } from '@/content/journal'
import { notFound } from '@/content/not-found'
import { getRelatedPosts, getRelatedStudies } from '@/content/related'
import { getPosts } from '@/lib/backend/read-posts'
import { getTeam } from '@/lib/backend/read-team'
import { getStudies } from '@/lib/insights/studies/studies'
import { toMetadata } from '@/lib/seo/metadata'

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
      const [{ slug }, posts, team] = await Promise.all([params, getPosts(), getTeam()])
      const page = pages.find((one) => one.slug === slug)
      if (!page) return <NoSuchPage posts={posts} people={team} />
      const related = getRelatedPosts(page.related, posts, 4)
      const studies = getRelatedStudies(page.related, await getStudies(), 2)
      const articles = journalArticles.filter(({ id }) => page.related.articles?.includes(id))
      const designation = team.find(({ name }) => name === page.proof.person.name)?.designation ?? null
      const shown = { posts: related, studies, articles, designation }
      return <Landing page={page} href={toHref(slug)} parent={parent} {...shown} />
    },
  }
}
