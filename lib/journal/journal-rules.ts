import { toSlug } from '../format/slug.ts'
import type { ListingRules } from '../listing/find-items.ts'
import type { JournalCardData } from './listing.ts'
import { sortByPopularity } from './popularity.ts'

/** How many articles are shown before more are asked for: the featured one and five. */
export const JOURNAL_PAGE_SIZE = 6

/** How journal articles are found; their categories are their tags. */
export const journalRules: ListingRules<JournalCardData> = {
  pageSize: JOURNAL_PAGE_SIZE,
  toText: ({ title, subtitle, excerpt, author, tags }) => [title, subtitle, excerpt, author, ...tags].join('\n'),
  isInCategory: ({ tags }, category) => tags.some((tag) => toSlug(tag) === category),
  sorts: {
    oldest: (articles) => articles.toSorted((a, b) => Date.parse(a.publishedDate) - Date.parse(b.publishedDate)),
    popular: sortByPopularity,
  },
}
