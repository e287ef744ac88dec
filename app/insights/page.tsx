import type { Metadata } from 'next'
import { DocumentPage } from '@/components/layout/Page/Page'
import { Closing } from '@/components/sections/Closing/Closing'
import { Letter } from '@/components/sections/Letter/Letter'
import { Opening } from '@/components/sections/Opening/Opening'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { PostGrid } from '@/components/sections/PostGrid/PostGrid'
import { Shelf } from '@/components/sections/Shelf/Shelf'
import { getPosts } from '@/lib/backend/posts'
import { insights } from '@/lib/content/insights'
import { newsletter } from '@/lib/content/newsletter'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'

const { hero, posts: tutorials, callToAction } = insights

export const metadata: Metadata = { ...seo.pages.insights, alternates: { canonical: routes.insights } }

export default async function InsightsPage() {
  const posts = (await getPosts()).slice(0, 4)
  return (
    <DocumentPage active={routes.insights} crumbs={[{ name: hero.title, href: routes.insights }]}>
      <PageHead title={hero.title} text={hero.text} />
      <Shelf id="tutorials">
        <Opening
          id="tutorials"
          title={tutorials.title}
          text={posts.length > 0 ? tutorials.text : tutorials.empty}
          all={tutorials.all}
        />
        <PostGrid posts={posts} tags={2} />
      </Shelf>
      <Letter id="insights" copy={newsletter.insights} />
      <Closing call={callToAction} />
    </DocumentPage>
  )
}
