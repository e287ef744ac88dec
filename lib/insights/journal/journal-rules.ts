import { toSlug } from '../../format/slug.ts'
import type { ListingRules } from '../../listing/find-items.ts'
import type { JournalCardData } from './articles.ts'

/** The number of articles shown at first: the featured one and five more. */
export const JOURNAL_PAGE_SIZE = 6

/**
 * Sorts articles by popularity as long as there are too few reads: those on the most common subjects come first.
 */
export function sortByPopularity<Article extends Pick<JournalCardData, 'tags'>>(
  articles: readonly Article[],
): Article[] {
  const uses = new Map<string, number>()
  for (const tag of articles.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const toScore = ({ tags }: Article) => tags.reduce((sum, tag) => sum + (uses.get(tag) ?? 0), 0)
  return articles.toSorted((a, b) => toScore(b) - toScore(a))
}

/** The rules for finding journal articles. Their categories are their tags. */
export const journalRules: ListingRules<JournalCardData> = {
  pageSize: JOURNAL_PAGE_SIZE,
  toText: ({ title, subtitle, excerpt, author, tags }) => [title, subtitle, excerpt, author, ...tags].join('\n'),
  isInCategory: ({ tags }, category) => tags.some((tag) => toSlug(tag) === category),
  sorts: {
    oldest: (articles) => articles.toSorted((a, b) => Date.parse(a.publishedDate) - Date.parse(b.publishedDate)),
    popular: sortByPopularity,
  },
}
