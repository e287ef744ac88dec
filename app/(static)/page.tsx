import type { Metadata } from 'next'
import { HomeBlocks } from '@/components/home/HomeBlocks/HomeBlocks'
import { DocumentPage } from '@/components/layout/Page/Page'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { seo } from '@/content/seo'
import { getHeroPicture } from '@/lib/backend/read-hero-picture'
import { getPosts } from '@/lib/backend/read-posts'
import { getTeam } from '@/lib/backend/read-team'
import { routes } from '@/lib/routes'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'
import { toMetadata } from '@/lib/seo/metadata'
import { toOrganization, toWebSite } from '@/lib/seo/organization'

// Not a constant: it has facts that an owner can change.
export function generateMetadata(): Metadata {
  const head = toMetadata({ ...seo.pages.home, path: routes.home, feeds: toFeedLinks('blog', 'journal') })
  return { ...head, title: { absolute: seo.pages.home.title } }
}

export default async function HomePage() {
  const [posts, people, picture] = await Promise.all([getPosts(), getTeam(), getHeroPicture()])
  return (
    <DocumentPage active={routes.home}>
      <JsonLd data={toOrganization()} />
      <JsonLd data={toWebSite()} />
      <HomeBlocks posts={posts} people={people} picture={picture} />
    </DocumentPage>
  )
}
