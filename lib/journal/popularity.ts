import type { JournalArticle } from '../content/journal/types.ts'

/**
 * Articles as Most Popular orders them. Nobody counts readers, so what is on the subjects most written about comes first, as
 * on the blog; of equals, the one that came first in the list.
 */
export function sortByPopularity<Article extends Pick<JournalArticle, 'tags'>>(
  articles: readonly Article[],
): Article[] {
  const uses = new Map<string, number>()
  for (const tag of articles.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const toScore = ({ tags }: Article) => tags.reduce((sum, tag) => sum + (uses.get(tag) ?? 0), 0)
  return articles.toSorted((a, b) => toScore(b) - toScore(a))
}
