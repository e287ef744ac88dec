import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Post } from './contract.ts'

/** A post without its body, for lists; the read time is computed from `words`. */
export type PostSummary = Omit<Post, 'description' | 'subTitleDelta'> & { words: number }

type Insert = { insert?: unknown }

function toText(description: string): string {
  // Without `<` in the class, a megabyte of opening brackets would take minutes.
  if (!/^[{[]/.test(description)) return description.replace(/<[^<>]*>/g, ' ')
  try {
    const delta = JSON.parse(description) as Insert[] | { ops?: Insert[] }
    const ops = Array.isArray(delta) ? delta : (delta.ops ?? [])
    return ops.map(({ insert }) => (typeof insert === 'string' ? insert : ' ')).join('')
  } catch {
    return description
  }
}

/** Estimates the number of words in a post's body (HTML or a Delta as JSON). */
export const countWords = (description: string) => toText(description).match(/\S+/g)?.length ?? 0

// Counting ten thousand bodies takes a second: visitors' requests run between batches.
const BATCH = 200

/** Posts without their bodies. */
export async function toSummaries(posts: Post[]): Promise<PostSummary[]> {
  const summaries: PostSummary[] = []
  for (const { description, ...post } of posts) {
    summaries.push({ ...post, words: countWords(description) })
    if (summaries.length % BATCH === 0) await nextTurn()
  }
  return summaries
}
