import { journalArticles } from '../content/journal/index.ts'
import type { JournalArticle } from '../content/journal/types.ts'
import type { JournalCardData } from '../listing/cards.ts'
import { toPictureUrl } from '../media.ts'
import { getArticleReadTime } from './article-read-time.ts'

function toJournalCard(article: JournalArticle): JournalCardData {
  const { id, title, subtitle, excerpt, publishedDate, tags, featured, author } = article
  const readTime = getArticleReadTime(article)
  const image = toPictureUrl(article.image, 'cover', id)
  return { id, title, subtitle, excerpt, publishedDate, tags, featured, author: author.name, readTime, image }
}

/** All journal articles as the list shows them: the featured one, then the newest first. */
export const getJournalCards = (): JournalCardData[] =>
  journalArticles.toSorted((a, b) => Number(b.featured) - Number(a.featured)).map(toJournalCard)
