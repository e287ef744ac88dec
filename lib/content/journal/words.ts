import type { JournalArticle } from './types.ts'

/** How many words the body of an article has, captions included; its read time is counted from them. */
export function toWordCount(article: Pick<JournalArticle, 'content'>): number {
  const texts = article.content.flatMap((block) => {
    if (block.type === 'list') return block.items
    return block.type === 'image' ? [block.caption ?? ''] : [block.text]
  })
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}
