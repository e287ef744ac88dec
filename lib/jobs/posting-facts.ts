import { posting as copy } from '../../content/posting.ts'
import type { Job } from '../backend/contract.ts'
import { keepsPromises } from '../keeps-promises.ts'

/** A fact about a posting, in words or as a day (YYYY-MM-DD). */
export type PostingFact = { label: string; text: string } | { label: string; day: string }

/** Returns a position's facts about its posting; none with another backend, which does not know them. */
export function toPostingFacts({ posting }: Pick<Job, 'posting'>): PostingFact[] {
  if (!keepsPromises()) return []
  const facts: PostingFact[] = []
  if (posting?.kind) facts.push({ label: copy.kind.label, text: copy.kind[posting.kind] })
  if (posting?.decisionBy) facts.push({ label: copy.decisionBy.label, day: posting.decisionBy })
  facts.push({ label: copy.screening.label, text: copy.screening[posting?.screening ?? 'people'] })
  return facts
}
