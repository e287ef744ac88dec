import type { Metadata } from 'next'
import { NoSuchPage } from '@/components/home/NoSuchPage/NoSuchPage'
import { Landing } from '@/components/landing/Landing/Landing'
import { expertise } from '@/content/expertise/index'
import { notFound } from '@/content/not-found'
import { servicePages } from '@/content/services/index'
import { getPosts } from '@/lib/backend/read-posts'
import { getTeam } from '@/lib/backend/read-team'
import { getRelated } from '@/lib/insights/related'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

const parent = { label: expertise.hero.title, href: routes.expertise }

async function findPage({ params }: Props) {
  const { slug } = await params
  return servicePages.find((page) => page.slug === slug)
}

export const generateStaticParams = () => servicePages.map(({ slug }) => ({ slug }))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await findPage(props)
  if (!page) return { title: notFound.title, robots: { index: false } }
  return toMetadata({ ...page.meta, path: routes.service(page.slug) })
}

export default async function ServicePage(props: Props) {
  const page = await findPage(props)
  if (!page) return <NoSuchPage posts={await getPosts()} people={await getTeam()} />
  return (
    <Landing
      look="service"
      page={page}
      href={routes.service(page.slug)}
      parent={parent}
      {...(await getRelated(page))}
    />
  )
}
