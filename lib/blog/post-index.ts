import MiniSearch from 'minisearch'
import type { PostSummary } from '../backend/summary.ts'

type Searched = Pick<PostSummary, 'id' | 'title' | 'subTitle' | 'category' | 'tags' | 'author'>
type PostIndex = { signature: string; search: MiniSearch<Searched> }

/** More words than this nobody types, and each one costs the server time. */
const MOST_WORDS = 8

/** A word this short has too many neighbours that differ by one letter. */
const SHORT = 4

const split: (text: string) => string[] = MiniSearch.getDefault('tokenize')

let current: PostIndex | null = null
let building: Promise<void> | null = null

/**
 * The ids of the posts that a question finds: every word must begin a word of the post's title, subtitle, category, tags or
 * author; where none does, words with a typing error count too. The index is built once for each content of the list, in
 * small steps; while a new one is built, the old one answers.
 */
export async function findPostIds(posts: readonly Searched[], question: string): Promise<Set<string>> {
  const signature = toSignature(posts)
  if (current?.signature !== signature) {
    building ??= build(posts, signature).finally(() => {
      building = null
    })
    if (!current) await building
  }
  const exact = current?.search.search(question, EXACT) ?? []
  const found = exact.length > 0 ? exact : (current?.search.search(question, TOLERANT) ?? [])
  return new Set(found.map(({ id }) => String(id)))
}

const EXACT = {
  combineWith: 'AND',
  tokenize: (question: string) => [...new Set(split(question))].slice(0, MOST_WORDS),
  // One letter begins half of all words: that is looked up only for the word that is being typed.
  prefix: (word: string, place: number, words: string[]) => word.length > 1 || place === words.length - 1,
} as const

const TOLERANT = {
  ...EXACT,
  fuzzy: (term: string) => (term.length <= SHORT ? false : 0.25),
} as const

async function build(posts: readonly Searched[], signature: string): Promise<void> {
  const search = new MiniSearch<Searched>({
    fields: ['title', 'subTitle', 'category', 'tags', 'author'],
    extractField: toField,
    processTerm: toPlain,
  })
  await search.addAllAsync(posts, { chunkSize: 200 })
  current = { signature, search }
}

function toField(post: Searched, field: string): string {
  if (field === 'tags') return post.tags.join(' ')
  if (field === 'author') return post.author.name
  const value = post[field as 'id' | 'title' | 'subTitle' | 'category']
  return value ?? ''
}

/** Whatever the index is made of; comparing it takes a millisecond for ten thousand posts. */
function toSignature(posts: readonly Searched[]): string {
  return posts
    .map((post) => [post.id, post.title, post.subTitle, post.category, ...post.tags, post.author.name].join('\n'))
    .join('\n')
}

/** A word as it is compared: case and accents do not count. Vowel signs of other scripts are no accents and stay. */
function toPlain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
}
