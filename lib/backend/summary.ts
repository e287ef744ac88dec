import type { Post, PostSummary } from './contract.ts'

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

const MAX_WORDS = 200_000

/** Estimates the number of words in a post's body (HTML or a Delta as JSON), up to 200,000. */
export function countWords(description: string): number {
  let words = 0
  // A list of all words in 8 MB would take 300 MB.
  for (const word = /\S+/g, text = toText(description); words < MAX_WORDS && word.test(text); ) words += 1
  return words
}

/** Returns a post without its body. */
export const toSummary = ({ description, ...post }: Post): PostSummary => ({ ...post, words: countWords(description) })
