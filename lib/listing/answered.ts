import type { ListingPage } from './pages.ts'
import { isSameQuestion, type ListingQuery } from './query.ts'

/** What the address of a listing asks, and the pages that answer it, from the first one on. */
export type Answered<Item> = { query: ListingQuery; pages: ListingPage<Item>[] }

/** The page of an answer that a question asks for. */
export function findAnswer<Item>(
  answered: Answered<Item> | undefined,
  query: ListingQuery,
): ListingPage<Item> | undefined {
  if (!answered || !isSameQuestion(query, answered.query)) return
  return answered.pages[query.page - 1]
}
