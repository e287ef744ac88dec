import 'server-only'
import { cardUrl } from '../../art/card-url.ts'
import { type Article, toArticle } from '../../backend/article-content.ts'
import type { PieceRow } from '../../db/schema.ts'
import { toArticleImages } from '../../insights/journal/article-images.ts'
import { getArticleReadTime } from '../../insights/journal/article-read-time.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { routes } from '../../routes.ts'
import { toFullUrl } from '../../seo/address.ts'
import { toArticleCardText } from '../../seo/article-postings.ts'
import { articleTable } from './piece-tables.ts'
import { toShown } from './shown-piece.ts'

/** A journal article as visitors, search engines and social networks would show it, with the addresses of its pictures. */
export type ArticlePreview = {
  article: Article
  image: string
  portrait: string
  /** The addresses of the images in its body, in their order. */
  images: string[]
  readTime: string
  address: string
  card: string
}

/** Returns the article as it would look if it were published now. */
export function toArticlePreview(row: PieceRow, now = new Date()): ArticlePreview {
  const { content, slug } = toShown(articleTable, row, new Date(row.publishAt ?? now))
  const article = toArticle(row.id, slug, content)
  return {
    article,
    image: toPictureUrl(article.heroImage ?? article.image, 'cover', row.id),
    portrait: toPictureUrl(article.author.image, 'monogram', article.author.name),
    images: toArticleImages(article.content),
    readTime: getArticleReadTime(article),
    address: toFullUrl(routes.journalArticle(slug)),
    card: cardUrl(toArticleCardText(article)),
  }
}
