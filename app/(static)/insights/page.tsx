import { DocumentPage } from '@/components/layout/Page/Page'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { JournalList } from '@/components/sections/JournalList/JournalList'
import { LeadPosts } from '@/components/sections/LeadPosts/LeadPosts'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Studies } from '@/components/sections/Studies/Studies'
import { Section } from '@/components/ui/Section/Section'
import { insights } from '@/content/insights'
import { newsletter } from '@/content/newsletter'
import { seo } from '@/content/seo'
import { getPosts } from '@/lib/backend/read-posts'
import { getArticles } from '@/lib/insights/journal/articles'
import { getStudies } from '@/lib/insights/studies/studies'
import { routes } from '@/lib/routes'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'
import { toMetadata } from '@/lib/seo/metadata'

const { hero, caseStudies: studies, journal, posts: tutorials, callToAction } = insights

export const metadata = toMetadata({
  ...seo.pages.insights,
  path: routes.insights,
  feeds: toFeedLinks('blog', 'journal'),
})

export default async function InsightsPage() {
  const posts = (await getPosts()).slice(0, 4)
  return (
    <DocumentPage newsletter="on page" active={routes.insights} crumbs={[{ name: hero.title, href: routes.insights }]}>
      <PageHead title={hero.title} text={hero.text} />
      <Section labelledBy="studies">
        <Studies studies={(await getStudies()).slice(0, 2)} read={studies.read}>
          <SectionHeader id="studies" title={studies.title} text={studies.text} all={studies.all} />
        </Studies>
      </Section>
      <HeadedSection labelledBy="journal" copy={journal} ground="layer" look="beside">
        <JournalList articles={(await getArticles()).slice(0, 3)} read={journal.read} />
      </HeadedSection>
      <NewsletterBox id="insights" copy={newsletter.insights} />
      <HeadedSection
        labelledBy="tutorials"
        copy={posts.length > 0 ? tutorials : { ...tutorials, text: tutorials.empty }}
        look="aligned"
        minor
      >
        <LeadPosts posts={posts} tags={2} />
      </HeadedSection>
      <CallToAction call={callToAction} />
    </DocumentPage>
  )
}
