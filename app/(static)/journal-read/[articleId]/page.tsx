import { JournalPiece } from '@/components/insights/journal/JournalPiece/JournalPiece'
import { DocumentPage } from '@/components/layout/Page/Page'
import { createPageOr404 } from '@/components/layout/PageOr404/PageOr404'
import { NewsletterBox } from '@/components/sections/NewsletterBox/NewsletterBox'
import { NextTexts } from '@/components/sections/NextTexts/NextTexts'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { journalListing, journalPage } from '@/content/journal-listing'
import { newsletter } from '@/content/newsletter'
import { getTeam } from '@/lib/backend/read-team'
import { getProfile } from '@/lib/insights/blog/author'
import { getArticles } from '@/lib/insights/journal/articles'
import { findNextArticles } from '@/lib/insights/journal/choose-articles'
import { routes } from '@/lib/routes'
import { toArticleCardText, toJournalPosting } from '@/lib/seo/article-postings'
import { toFeedLinks } from '@/lib/seo/feeds/feed-links'

/** Next requires at least one address, even without an article. */
export async function generateStaticParams() {
  const articles = await getArticles()
  return articles.length > 0 ? articles.map(({ slug }) => ({ articleId: slug })) : [{ articleId: 'none' }]
}

const page = createPageOr404({
  kind: 'article',
  find: async ({ articleId }: { articleId: string }) => (await getArticles()).find(({ slug }) => slug === articleId),
  toHead: (article) => ({
    ...article.meta,
    path: routes.journalArticle(article.slug),
    card: toArticleCardText(article),
    article: {
      publishedTime: article.publishedDate,
      author: article.author.name,
      section: journalListing.hero.title,
      tags: article.tags,
    },
    feeds: toFeedLinks('journal'),
  }),
  async render(article) {
    const crumbs = [
      { name: journalListing.hero.title, href: routes.journal },
      { name: article.title, href: routes.journalArticle(article.slug) },
    ]
    const profile = getProfile(article.author.name, await getTeam())
    const related = findNextArticles(article, await getArticles())
    return (
      <DocumentPage isCounted newsletter="on page" active={routes.insights} crumbs={crumbs}>
        <JsonLd data={toJournalPosting(article, profile.href)} />
        <JournalPiece article={article} profile={profile} />
        <NewsletterBox id="journal-article" copy={newsletter.journalArticle} />
        <NextTexts
          title={journalPage.related}
          texts={related.map(({ slug, title, author, excerpt }) => ({
            href: routes.journalArticle(slug),
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
