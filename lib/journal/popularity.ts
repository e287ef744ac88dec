import type { JournalArticle } from '../content/journal/types.ts'

/** Nobody counts readers, so articles on the subjects most written about come first, as on the blog. */
export function sortByPopularity<Article extends Pick<JournalArticle, 'tags'>>(
  articles: readonly Article[],
): Article[] {
  const uses = new Map<string, number>()
  for (const tag of articles.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const toScore = ({ tags }: Article) => tags.reduce((sum, tag) => sum + (uses.get(tag) ?? 0), 0)
  return articles.toSorted((a, b) => toScore(b) - toScore(a))
}
