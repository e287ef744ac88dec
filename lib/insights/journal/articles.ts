import 'server-only'
import { journalArticles } from '../../../content/journal/index.ts'
import type { JournalArticle } from '../../../content/journal/journal-type.ts'
import { getArrangement } from '../../backend/read-arrangement.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { arrange } from '../put-in-order.ts'
import { getArticleReadTime } from './article-read-time.ts'

/** Returns all journal articles in the owner's order. */
export const getArticles = async (): Promise<JournalArticle[]> =>
  arrange(journalArticles, await getArrangement(), 'article')

/** A journal article as the list shows it. */
export type JournalCardData = ReturnType<typeof toJournalCard>

function toJournalCard(article: JournalArticle) {
  const { id, title, subtitle, excerpt, publishedDate, tags, featured, author } = article
  const readTime = getArticleReadTime(article)
  const image = toPictureUrl(article.image, 'cover', id)
  return { id, title, subtitle, excerpt, publishedDate, tags, featured, author: author.name, readTime, image }
}

/** Returns all journal articles as the list shows them, the featured one first. */
export const getJournalCards = async (): Promise<JournalCardData[]> =>
  (await getArticles()).toSorted((a, b) => Number(b.featured) - Number(a.featured)).map(toJournalCard)
