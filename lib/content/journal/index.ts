import type { JournalArticle } from './types.ts'

/** The journal's articles, newest first. */
export const journalArticles: readonly JournalArticle[] = []
