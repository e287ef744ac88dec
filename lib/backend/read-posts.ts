import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheLife, cacheTag } from 'next/cache'
import { CONTENT_LIFE, HEALING_LIFE, MISSING_LIFE, tags } from '../cache.ts'
import type { ItemRead } from './cached-reads.ts'
import type { Post, PostSummary } from './contract.ts'
import { isId } from './ids.ts'
import { getReads } from './index.ts'

// Next's cache would write and parse the list for each caller, which takes 100 ms for ten thousand posts. So it keeps only
// when to read again.
async function readWhenOutdated(): Promise<boolean> {
  'use cache'
  const { isFresh } = await getReads().getPosts()
  cacheTag(tags.posts)
  cacheLife(isFresh ? CONTENT_LIFE : HEALING_LIFE)
  return isFresh
}

/** All posts without their bodies, latest first; the last good list in an outage. The same array until it is read again. */
export async function getPosts(): Promise<readonly PostSummary[]> {
  await readWhenOutdated()
  return getReads().getKnownPosts() ?? (await getReads().getPosts()).items
}

/** Old pages are shown for so long at most while the new list is read; then the first new page waits for it. */
const AHEAD_MS = 1_000

/** Prepares for invalidated posts: reads them, unless whoever changed them waits for this call before it answers others. */
export async function prepareForPosts(isWaitedFor: boolean): Promise<void> {
  if (isWaitedFor) getReads().forgetPostsAhead()
  else await Promise.race([getReads().readPostsAhead(), sleep(AHEAD_MS, undefined, { ref: false })])
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
