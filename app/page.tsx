import type { Metadata } from 'next'
import { HomeBlocks } from '@/components/home/HomeBlocks/HomeBlocks'
import { DocumentPage } from '@/components/layout/Page/Page'
import { getPosts } from '@/lib/backend/posts'
import { getTeam } from '@/lib/backend/team'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'

const { title, description } = seo.pages.home

export const metadata: Metadata = { title: { absolute: title }, description, alternates: { canonical: routes.home } }

export default async function HomePage() {
  const [posts, people] = await Promise.all([getPosts(), getTeam()])
  return (
    <DocumentPage active={routes.home}>
      <HomeBlocks posts={posts} people={people} />
    </DocumentPage>
  )
}
