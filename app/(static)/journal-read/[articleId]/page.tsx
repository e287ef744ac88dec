import { JournalPiece } from '@/components/insights/journal/JournalPiece/JournalPiece'
import { DocumentPage } from '@/components/layout/Page/Page'
import { createPageOr404 } from '@/components/layout/PageOr404/PageOr404'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { NextTexts } from '@/components/sections/NextTexts/NextTexts'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { journalArticles } from '@/content/journal'
import { journalListing, journalPage } from '@/content/journal-listing'
import { newsletter } from '@/content/newsletter'
import { getTeam } from '@/lib/backend/read-team'
import { getProfile } from '@/lib/insights/blog/author'
import { getArticles } from '@/lib/insights/journal/articles'
import { routes } from '@/lib/routes'
import { toJournalPosting } from '@/lib/seo/article-postings'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'

export function generateStaticParams() {
  return journalArticles.length > 0 ? journalArticles.map(({ id }) => ({ articleId: id })) : [{ articleId: 'none' }]
}

const page = createPageOr404({
  kind: 'article',
  find: async ({ articleId }: { articleId: string }) => (await getArticles()).find(({ id }) => id === articleId),
  toHead: ({ id, meta, publishedDate, author, tags }) => ({
    ...meta,
    path: routes.journalArticle(id),
    card: { subject: id, kicker: journalListing.hero.title },
    article: { publishedTime: publishedDate, author: author.name, section: journalListing.hero.title, tags },
    feeds: toFeedLinks('journal'),
  }),
  async render(article) {
    const crumbs = [
      { name: journalListing.hero.title, href: routes.journal },
      { name: article.title, href: routes.journalArticle(article.id) },
    ]
    const profile = getProfile(article.author.name, await getTeam())
    const related = (await getArticles()).filter(({ id }) => article.related.includes(id))
    return (
      <DocumentPage isCounted newsletter="on page" active={routes.insights} crumbs={crumbs}>
        <JsonLd data={toJournalPosting(article, profile.href)} />
        <JournalPiece article={article} profile={profile} />
        <NewsletterBox id="journal-article" copy={newsletter.journalArticle} />
        <NextTexts
          title={journalPage.related}
          texts={related.map(({ id, title, author, excerpt }) => ({
            href: routes.journalArticle(id),
            title,
            label: author.name,
            text: excerpt,
          }))}
        />
      </DocumentPage>
    )
  },
})

export const generateMetadata = page.generateMetadata
export default page.Page
