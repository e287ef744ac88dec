import { DocumentPage } from '@/components/layout/Page/Page'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { JournalList } from '@/components/sections/JournalList/JournalList'
import { PostGrid } from '@/components/sections/PostGrid/PostGrid'
import { Studies } from '@/components/sections/Studies/Studies'
import type { LandingPage, Link } from '@/content/copy-types'
import { insights } from '@/content/insights'
import type { Article } from '@/lib/backend/article-content'
import type { PostSummary } from '@/lib/backend/contract'
import type { Study } from '@/lib/backend/study-content'
import { LandingBody } from '../LandingBody/LandingBody'
import { LandingHead } from '../LandingHead/LandingHead'
import { SariBorder } from '../SariBorder/SariBorder'
import styles from './Landing.module.scss'

export type LandingProps = {
  /** A service shows its process as a seam; a sector has the border of a sari down its side. */
  look: 'service' | 'sector'
  page: LandingPage
  href: string
  /** The overview that the page belongs to. */
  parent: Link
  posts: readonly PostSummary[]
  studies: readonly Study[]
  articles: readonly Article[]
  /** The job title of the person named on the page; null if the team has nobody of that name. */
  designation: string | null
}

/** A whole page under /services or /industries. */
export function Landing({ look, page, href, parent, posts, studies, articles, designation }: LandingProps) {
  const content = (
    <>
      <LandingHead page={page} />
      <LandingBody look={look} page={page} designation={designation} />
      {posts.length + studies.length + articles.length > 0 && (
        <HeadedSection labelledBy="related" copy={{ title: page.related.title }} look="aligned">
          {studies.length > 0 && <Studies studies={studies} read={insights.caseStudies.read} />}
          {posts.length > 0 && <PostGrid posts={posts} tags={2} />}
          {articles.length > 0 && <JournalList articles={articles} read={insights.journal.read} />}
        </HeadedSection>
      )}
    </>
  )
  return (
    <DocumentPage
      active={parent.href}
      crumbs={[
        { name: parent.label, href: parent.href },
        { name: page.title, href },
      ]}
    >
      {look === 'service' ? (
        content
      ) : (
        <div className={styles.sector}>
          <SariBorder sector={page.slug} />
          <div className={styles.content}>{content}</div>
        </div>
      )}
      <CallToAction call={page.callToAction} />
    </DocumentPage>
  )
}
