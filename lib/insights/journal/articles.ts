import 'server-only'
import type { Article } from '../../backend/article-content.ts'
import { getArrangement } from '../../backend/read-arrangement.ts'
import { getStoredArticles } from '../../backend/read-articles.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { arrange } from '../put-in-order.ts'
import { getArticleReadTime } from './article-read-time.ts'
import { findLead } from './choose-articles.ts'

const MAX_OPENING = 180

/** Returns all journal articles in the owner's order. */
export const getArticles = async (): Promise<Article[]> =>
  arrange(await getStoredArticles(), await getArrangement(), 'article')

/** A journal article as the list shows it. */
export type JournalCardData = ReturnType<typeof toJournalCard>

/** Returns the first sentence of an article's text, or its excerpt if it is too long for a large heading. */
function toFirstSentence({ content, excerpt }: Article): string {
  const paragraph = content.find((block) => block.type === 'paragraph')
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(
    paragraph?.type === 'paragraph' ? paragraph.text : '',
  )
  const sentence = first?.segment.trim() ?? ''
  return sentence && sentence.length <= MAX_OPENING ? sentence : excerpt
}

function toJournalCard(article: Article, featured: boolean) {
  const { id, slug, title, subtitle, excerpt, publishedDate, tags, author } = article
  return {
    id,
    slug,
    title,
    subtitle,
    excerpt,
    opening: toFirstSentence(article),
    publishedDate,
    tags,
    featured,
    author: author.name,
    readTime: getArticleReadTime(article),
    image: toPictureUrl(article.image, 'cover', id),
  }
}

/** Returns all journal articles as the list shows them, the featured one first. */
export async function getJournalCards(): Promise<JournalCardData[]> {
  const articles = await getArticles()
  const lead = findLead(articles)
  const cards = articles.map((article) => toJournalCard(article, article === lead))
  return cards.toSorted((a, b) => Number(b.featured) - Number(a.featured))
}
