import 'server-only'
import { getArrangement } from '../backend/arrangement.ts'
import { journalArticles } from '../content/journal/index.ts'
import type { JournalArticle } from '../content/journal/types.ts'
import { arrange } from '../listing/arrange.ts'

/** All journal articles, as the owner arranged them. */
export const getArticles = async (): Promise<JournalArticle[]> =>
  arrange(journalArticles, await getArrangement(), 'article')
