import type { PageMeta } from '../copy-types.ts'

/**
 * The author of an article. `image` is a storage key; the default is the team's photo of that name, or else a monogram.
 */
export type Author = {
  /** As in the team. */
  name: string
  role: string
  bio: string
  image?: string
}

/** A part of an article's body. In the items of a list, `<strong>…</strong>` marks bold words. */
export type JournalBlock =
  | { type: 'paragraph' | 'heading' | 'subheading'; text: string }
  | { type: 'quote'; text: string; author?: string }
  | { type: 'list'; items: readonly string[] }
  | { type: 'image'; subject: string; image?: string; alt: string; caption?: string }

/** An article of the journal. Pictures are storage keys below MEDIA_URL, or addresses. The default is a drawing made from the id. */
export type JournalArticle = {
  /** Part of the address. */
  id: string
  image?: string
  heroImage?: string
  meta: PageMeta
  title: string
  subtitle: string
  /** A sentence or two for lists. */
  excerpt: string
  author: Author
  /** ISO date. */
  publishedDate: string
  /** Labels of `journalCategories`. */
  tags: readonly string[]
  /** True for exactly one article: it leads the listing. */
  featured: boolean
  content: readonly JournalBlock[]
  /** Ids of the two articles to read next. */
  related: readonly [string, string]
}
