import 'server-only'
import { journalArticles } from '../../../content/journal/index.ts'
import type { JournalArticle } from '../../../content/journal/journal-type.ts'
import { getArrangement } from '../../backend/read-arrangement.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { arrange } from '../put-in-order.ts'
import { getArticleReadTime } from './article-read-time.ts'

const MAX_OPENING = 180

/** Returns all journal articles in the owner's order. */
export const getArticles = async (): Promise<JournalArticle[]> =>
  arrange(journalArticles, await getArrangement(), 'article')

/** A journal article as the list shows it. */
export type JournalCardData = ReturnType<typeof toJournalCard>

/** Returns the first sentence of an article's text, or its excerpt if it is too long for a large heading. */
function toFirstSentence({ content, excerpt }: JournalArticle): string {
  const paragraph = content.find((block) => block.type === 'paragraph')
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(
    paragraph?.type === 'paragraph' ? paragraph.text : '',
  )
  const sentence = first?.segment.trim() ?? ''
  return sentence && sentence.length <= MAX_OPENING ? sentence : excerpt
}

function toJournalCard(article: JournalArticle) {
  const { id, title, subtitle, excerpt, publishedDate, tags, featured, author } = article
  const readTime = getArticleReadTime(article)
  const image = toPictureUrl(article.image, 'cover', id)
  const opening = toFirstSentence(article)
  return { id, title, subtitle, excerpt, opening, publishedDate, tags, featured, author: author.name, readTime, image }
}

/** Returns all journal articles as the list shows them, the featured one first. */
export const getJournalCards = async (): Promise<JournalCardData[]> =>
  (await getArticles()).toSorted((a, b) => Number(b.featured) - Number(a.featured)).map(toJournalCard)
