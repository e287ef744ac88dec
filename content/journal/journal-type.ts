import type { PageMeta } from '../copy-types.ts'

/** Who wrote an article. `image` is a storage key; without one, the team's photo of that name, else a monogram. */
export type Author = {
  /** As in the team. */
  name: string
  role: string
  bio: string
  image?: string
}

/** A part of an article's body. In the items of a list, `<strong>…</strong>` marks what is set bold. */
export type JournalBlock =
  | { type: 'paragraph' | 'heading' | 'subheading'; text: string }
  | { type: 'quote'; text: string; author?: string }
  | { type: 'list'; items: readonly string[] }
  | { type: 'image'; seed: string; image?: string; alt: string; caption?: string }

/** An article of the journal. Pictures are storage keys below MEDIA_URL, or addresses; without one its id draws it. */
export type JournalArticle = {
  /** Stands in the address, and draws the pictures that it has not. */
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
  /** Exactly one article leads the listing. */
  featured: boolean
  content: readonly JournalBlock[]
  /** Ids of the two articles to read next. */
  related: readonly [string, string]
}
