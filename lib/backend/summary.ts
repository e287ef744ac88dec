import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Post } from './contract.ts'

/** A post without its body, for lists; `words` is what the read time is computed from. */
export type PostSummary = Omit<Post, 'description'> & { words: number }

type Insert = { insert?: unknown }

function toText(description: string): string {
  // Without the second bracket, a megabyte of first ones takes minutes.
  if (!/^[{[]/.test(description)) return description.replace(/<[^<>]*>/g, ' ')
  try {
    const delta = JSON.parse(description) as Insert[] | { ops?: Insert[] }
    const ops = Array.isArray(delta) ? delta : (delta.ops ?? [])
    return ops.map(({ insert }) => (typeof insert === 'string' ? insert : ' ')).join('')
  } catch {
    return description
  }
}

/** How many words a post's body (HTML or a Delta as JSON) has; an estimate, since nobody reads it by the word. */
export const countWords = (description: string) => toText(description).match(/\S+/g)?.length ?? 0

// Ten thousand bodies take a second to count: visitors' requests get their turn in between.
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
