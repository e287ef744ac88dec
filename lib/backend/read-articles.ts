import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { journalArticles } from '../../content/journal/index.ts'
import { CONTENT_LIFE, HEALING_LIFE, tags } from '../cache.ts'
import type { Article } from './article-content.ts'
import { getReads } from './index.ts'

/** Returns the journal articles, latest first: those of the content files if the backend has none. */
export async function getStoredArticles(): Promise<Article[]> {
  'use cache'
  cacheTag(tags.articles)
  const read = await getReads().getArticles()
  cacheLife(read && !read.isFresh ? HEALING_LIFE : CONTENT_LIFE)
  return read?.items ?? journalArticles.map((article) => ({ ...article, slug: article.id }))
}
