import { z } from 'zod'
import type { JournalArticle, JournalBlock } from '../../content/journal/journal-type.ts'
import { PIECE_LIMITS } from '../limits.ts'
import { line, long, rows, shared, short, text, toLines, toPieceContent, toShownPiece } from './piece-content.ts'

/** A journal article that visitors see. `slug` is its address below /journal-read; `id` never changes. */
export type Article = Omit<JournalArticle, 'related'> & {
  slug: string
  /** Ids of articles to read next. */
  related: readonly string[]
}

export const BLOCK_TYPES = ['paragraph', 'heading', 'subheading', 'quote', 'list', 'image'] as const

/**
 * A block of an article's body. Each line of a list's `text` is an item, with `**bold**` words. `text` is the caption of
 * an image; `subject` names its drawing, in articles of the content files.
 */
const block = z.object({
  type: z.enum(BLOCK_TYPES),
  text: long,
  author: line,
  image: text(500),
  subject: line,
  alt: line,
})
export type ArticleBlock = z.infer<typeof block>

/** What people write of a journal article. Nothing is required, because it is saved while they write. */
export const articleContentSchema = z.object({
  ...shared,
  subtitle: short,
  excerpt: short,
  author: z.object({ name: line, role: line, bio: short, image: text(500) }),
  featured: z.boolean(),
  blocks: rows(block, PIECE_LIMITS.blocks),
  /** Ids of articles to read next; an empty one is chosen by the site. */
  related: rows(text(200), 2),
})
export type ArticleContent = z.infer<typeof articleContentSchema>

export const EMPTY_BLOCK: ArticleBlock = { type: 'paragraph', text: '', author: '', image: '', subject: '', alt: '' }

/** A journal article without content. Differences of versions are listed in this order. */
export const EMPTY_ARTICLE: ArticleContent = {
  title: '',
  subtitle: '',
  excerpt: '',
  author: { name: '', role: '', bio: '', image: '' },
  publishedDate: '',
  tags: [],
  featured: false,
  blocks: [],
  related: [],
  image: '',
  heroImage: '',
  slug: '',
  meta: { title: '', description: '' },
}

const MARK = '**'

/** Returns the item of a list with its bold words as visitors see them. An opened mark that is never closed stays. */
function toItem(written: string): string {
  const parts = written.split(MARK)
  const end = parts.length % 2 === 0 ? MARK + parts.pop() : ''
  return parts.map((part, index) => (index % 2 === 1 ? `<strong>${part}</strong>` : part)).join('') + end
}

const fromItem = (item: string) => item.replaceAll('<strong>', MARK).replaceAll('</strong>', MARK)

/** Returns the block that visitors see, or nothing if it is empty. */
function toBlock({ type, text, author, image, subject, alt }: ArticleBlock): JournalBlock[] {
  const words = text.trim()
  if (type === 'image')
    return image || subject ? [{ type, subject, ...(image && { image }), alt, ...(words && { caption: words }) }] : []
  if (!words) return []
  if (type === 'list') return [{ type, items: toLines(text).map(toItem) }]
  if (type === 'quote') return [{ type, text: words, ...(author.trim() && { author: author.trim() }) }]
  // A paragraph that was pasted whole becomes several.
  if (type === 'paragraph') return toLines(text).map((each) => ({ type, text: each }))
  return [{ type, text: words }]
}

/** Returns the journal article that visitors see. */
export function toArticle(id: string, slug: string, content: ArticleContent): Article {
  const { excerpt, author } = content
  return {
    ...toShownPiece(id, slug, content, excerpt),
    subtitle: content.subtitle,
    excerpt,
    author: { name: author.name, role: author.role, bio: author.bio, ...(author.image && { image: author.image }) },
    featured: content.featured,
    related: content.related.filter(Boolean),
    content: content.blocks.flatMap(toBlock),
  }
}

function toWritten(block: JournalBlock): ArticleBlock {
  const written = { ...EMPTY_BLOCK, type: block.type }
  if (block.type === 'list') return { ...written, text: block.items.map(fromItem).join('\n') }
  if (block.type === 'quote') return { ...written, text: block.text, author: block.author ?? '' }
  if (block.type !== 'image') return { ...written, text: block.text }
  return { ...written, text: block.caption ?? '', image: block.image ?? '', subject: block.subject, alt: block.alt }
}

/** Returns what people edit of an article of the content files. */
export const toArticleContent = (article: JournalArticle): ArticleContent => ({
  ...toPieceContent(article),
  subtitle: article.subtitle,
  excerpt: article.excerpt,
  author: { ...article.author, image: article.author.image ?? '' },
  featured: article.featured,
  blocks: article.content.map(toWritten),
  related: [...article.related],
})
