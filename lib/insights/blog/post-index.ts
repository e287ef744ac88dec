import { setImmediate as nextTurn } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import type { PostSummary } from '../../backend/contract.ts'

type Searched = Pick<PostSummary, 'id' | 'title' | 'subTitle' | 'category' | 'tags' | 'author'>
/** `posts` is the indexed list; `texts` is the indexed text of each post by its id. */
type PostIndex = { posts: readonly Searched[]; search: MiniSearch<Searched>; texts: Map<string, string> }

/** The maximum number of words in a search. Each one costs the server time. */
const MAX_WORDS = 8

/** The length up to which a word has too many neighbours that differ by one letter. */
const SHORT = 4

const split: (text: string) => string[] = MiniSearch.getDefault('tokenize')

// Next bundles this module several times, but a process must have one index.
const KEY = Symbol.for('site.post-index')
const store = globalThis as { [KEY]?: { current: PostIndex | null; updating: Promise<void> } }
store[KEY] ??= { current: null, updating: Promise.resolve() }
const index = store[KEY]

/** Makes these posts searchable. Indexes only what changed, in small steps: the first time, ten thousand posts take a second. */
export function updatePostIndex(posts: readonly Searched[]): Promise<void> {
  // One update at a time, also after one that failed.
  index.updating = index.updating.catch(() => undefined).then(() => update(posts))
  return index.updating
}

/**
 * Returns the ids of the posts that contain, for each word of a query, a word that begins with it. If there are none,
 * tolerates typing errors.
 */
export function findPostIds(question: string): Set<string> {
  const exact = index.current?.search.search(question, EXACT) ?? []
  const found = exact.length > 0 ? exact : (index.current?.search.search(question, TOLERANT) ?? [])
  return new Set(found.map(({ id }) => String(id)))
}

const EXACT = {
  combineWith: 'AND',
  tokenize: (question: string) => [...new Set(split(question))].slice(0, MAX_WORDS),
  // Half of all words begin with any one letter, so a single letter is looked up only while it is being typed.
  prefix: (word: string, place: number, words: string[]) => word.length > 1 || place === words.length - 1,
} as const

const TOLERANT = {
  ...EXACT,
  fuzzy: (term: string) => (term.length <= SHORT ? false : 0.25),
} as const

/** The number of posts to index before other requests get a turn. */
const BATCH = 100

const FIELDS = ['title', 'subTitle', 'category', 'tags', 'author'] as const

const createIndex = () =>
  new MiniSearch<Searched>({
    fields: [...FIELDS],
    extractField: (post, field) => toField(post, field as keyof Searched),
    processTerm: toPlain,
  })

async function update(posts: readonly Searched[]): Promise<void> {
  if (index.current?.posts === posts) return
  const { search, texts } = index.current ?? { search: createIndex(), texts: new Map<string, string>() }
  const outdated = new Set(texts.keys())
  const changed: { post: Searched; text: string }[] = []
  for (const post of posts) {
    const text = toText(post)
    outdated.delete(post.id)
    if (texts.get(post.id) !== text) changed.push({ post, text })
  }
  for (const id of outdated) {
    search.discard(id)
    texts.delete(id)
  }
  for (const [at, { post, text }] of changed.entries()) {
    if (texts.has(post.id)) search.replace(post)
    else search.add(post)
    texts.set(post.id, text)
    if (at % BATCH === BATCH - 1) await nextTurn()
  }
  index.current = { posts, search, texts }
}

function toField(post: Searched, field: keyof Searched): string {
  if (field === 'tags') return post.tags.join(' ')
  if (field === 'author') return post.author.name
  return post[field] ?? ''
}

const toText = (post: Searched): string => FIELDS.map((field) => toField(post, field)).join('\n')

/**
 * Normalizes a word for comparison, without case and accents. Vowel signs of other scripts are not accents and stay.
 */
function toPlain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
}
