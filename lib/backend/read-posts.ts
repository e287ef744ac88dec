import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { CONTENT_LIFE, HEALING_LIFE, MISSING_LIFE, tags } from '../cache.ts'
import type { Post, PostSummary } from './contract.ts'
import type { ItemRead } from './fallback-reads.ts'
import { isId } from './ids.ts'
import { getReads } from './index.ts'

// Next's cache would write and parse the list for each caller, which takes 100 ms for ten thousand posts. So the cache only
// knows when to read it again.
async function readWhenOutdated(): Promise<boolean> {
  'use cache'
  const { isFresh } = await getReads().getPosts()
  cacheTag(tags.posts)
  cacheLife(isFresh ? CONTENT_LIFE : HEALING_LIFE)
  return isFresh
}

/**
 * Returns all posts without their bodies, latest first; during an outage, the last good list. The array stays the same
 * until it is read again.
 */
export async function getPosts(): Promise<readonly PostSummary[]> {
  await readWhenOutdated()
  return getReads().getKnownPosts() ?? (await getReads().getPosts()).items
}

async function readPost(id: string): Promise<ItemRead<Post>> {
  'use cache'
  cacheTag(tags.posts, tags.post(id))
  const read = await getReads().getPost(id)
  if (read.state === 'missing') cacheLife(MISSING_LIFE)
  else cacheLife(read.state === 'found' && read.isFresh ? CONTENT_LIFE : HEALING_LIFE)
  return read
}

export async function getPost(id: string): Promise<ItemRead<Post>> {
  return isId(id) ? readPost(id) : { state: 'missing' }
}
