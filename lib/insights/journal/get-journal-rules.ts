import 'server-only'
import type { ListingRules } from '../../listing/find-items.ts'
import type { ListingQuery } from '../../listing/query.ts'
import { getPopularity, sortByReads } from '../../reads/popularity.ts'
import type { JournalCardData } from './articles.ts'
import { journalRules } from './journal-rules.ts'

/** Returns the journal's rules, with the order of the most read articles as soon as there are enough reads. */
export async function getJournalRules({ sort }: ListingQuery): Promise<ListingRules<JournalCardData>> {
  const reads = sort === 'popular' ? await getPopularity('article') : null
  if (!reads) return journalRules
  return { ...journalRules, sorts: { ...journalRules.sorts, popular: (articles) => sortByReads(articles, reads) } }
}
