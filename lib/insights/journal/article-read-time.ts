import type { JournalArticle, JournalBlock } from '../../../content/journal/journal-type.ts'
import { formatReadTime } from '../../format/read-time.ts'

function toText(block: JournalBlock): string {
  if (block.type === 'list') return block.items.join(' ')
  return block.type === 'image' ? (block.caption ?? '') : block.text
}

/** Returns the number of words in an article's body. */
export function countArticleWords({ content }: Pick<JournalArticle, 'content'>): number {
  return content.map(toText).join(' ').split(/\s+/).filter(Boolean).length
}

/** Returns the read time, such as "5 min", from the words of the article. */
export function getArticleReadTime(article: Pick<JournalArticle, 'content'>): string {
  return formatReadTime(null, countArticleWords(article))
}
