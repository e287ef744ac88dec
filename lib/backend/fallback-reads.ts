import { noteUnreadable } from '../http/unreadable.ts'
import { describeError, log } from '../log.ts'
import type { Article } from './article-content.ts'
import {
  type Backend,
  BackendError,
  type Job,
  type Post,
  type PostSummary,
  type TeamMember,
  TOO_MUCH,
} from './contract.ts'
import { isId } from './ids.ts'
import { isOpen } from './job-closing.ts'
import type { LastGood, Lists } from './last-good.ts'
import { createSoftTimeout } from './soft-timeout.ts'
import type { Study } from './study-content.ts'
import { toSummary } from './summary.ts'

/** A list. During an outage of the backend, `isFresh` is false and the list is the last good one, or empty. */
type ListRead<List> = { items: List; isFresh: boolean }

/** An item. `unavailable` means that the backend did not answer, so the page must not be a 404. */
export type ItemRead<Item> =
  | { state: 'found'; item: Item; isFresh: boolean }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Reads that fall back to the last good content during an outage of the backend. */
export type Reads = {
  getPosts(): Promise<ListRead<PostSummary[]>>
  /** Returns the list from the newest read, always the same array; null before the first read. */
  getKnownPosts(): PostSummary[] | null
  getPost(id: string): Promise<ItemRead<Post>>
  getTeam(): Promise<ListRead<TeamMember[]>>
  getJobs(): Promise<ListRead<Job[]>>
  getJob(id: string): Promise<ItemRead<Job>>
  /** Returns null if the backend has no case studies, and getArticles if it has no journal articles. */
  getStudies(): Promise<ListRead<Study[]> | null>
  getArticles(): Promise<ListRead<Article[]> | null>
}

type WaitFor = ReturnType<typeof createSoftTimeout>

/** Creates the lists of the newest reads, in memory. */
function createLists(lastGood: LastGood | null, waitFor: WaitFor) {
  const memory: Partial<Lists> = {}
  const newest: Partial<Record<keyof Lists, number>> = {}
  let started = 0

  function getKnown<Kind extends keyof Lists>(kind: Kind): Lists[Kind] | null {
    const items = memory[kind] ?? lastGood?.getList(kind) ?? null
    if (items) memory[kind] = items
    return items
  }

  async function readNow<Kind extends keyof Lists>(kind: Kind, read: () => Promise<Lists[Kind]>) {
    started += 1
    const turn = started
    try {
      const items = await read()
      // A slow read may end after one that began later, and would bring back older content.
      if (turn < (newest[kind] ?? 0)) return { items: getKnown(kind) ?? items, isFresh: true }
      newest[kind] = turn
      memory[kind] = items
      return { items, isFresh: true }
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      // An unreadable local database is damaged or gone, so an empty list ("no open positions") would be untrue.
      if (!lastGood && !getKnown(kind)) throw noteUnreadable(error)
      log.warn('list not read, serving the last good one', { kind, ...describeError(error) })
      const items = getKnown(kind) ?? ([] as unknown[] as Lists[Kind])
      memory[kind] = items
      return { items, isFresh: false }
    }
  }

  return {
    getKnown: <Kind extends keyof Lists>(kind: Kind): Lists[Kind] | null => memory[kind] ?? null,
    read: <Kind extends keyof Lists>(kind: Kind, read: () => Promise<Lists[Kind]>): Promise<ListRead<Lists[Kind]>> =>
      waitFor(
        kind,
        () => readNow(kind, read),
        () => {
          const items = getKnown(kind)
          return items && { items, isFresh: false }
        },
      ),
  }
}

// All lists of posts stay in memory, without their bodies: ten thousand are about 6 million characters.
const MAX_CHARACTERS = 20_000_000

/** Reads all posts one by one, with their bodies on disk, because all of them may not fit into memory. */
async function readEachPost(eachPost: NonNullable<Backend['eachPost']>, lastGood: LastGood): Promise<PostSummary[]> {
  const bodies = lastGood.stageBodies()
  let summaries: PostSummary[] = []
  try {
    await eachPost(() => {
      let characters = 0
      summaries = []
      bodies.clear()
      return (post) => {
        const summary = toSummary(post)
        characters += JSON.stringify(summary).length
        if (characters > MAX_CHARACTERS)
          throw new BackendError('unreadable', 'too much text beside the bodies of posts', { cause: TOO_MUCH })
        summaries.push(summary)
        bodies.add(post)
      }
    })
    await bodies.save(summaries)
  } finally {
    bodies.clear()
  }
  return summaries
}

/** Reads all posts without their bodies, in the way that takes the least memory with this backend. */
async function readSummaries(backend: Backend, lastGood: LastGood | null): Promise<PostSummary[]> {
  const { getPostSummaries, getPostBodies, eachPost, getPosts } = backend
  if (getPostSummaries && getPostBodies) {
    const summaries = await getPostSummaries()
    // Not awaited, because the first time it copies all bodies.
    void lastGood?.savePosts(summaries, getPostBodies)
    return summaries
  }
  return eachPost && lastGood ? readEachPost(eachPost, lastGood) : (await getPosts()).map(toSummary)
}

/**
 * Creates the reads of a backend. A failed read never replaces good content, and visitors wait at most `patienceMs` if
 * there is any.
 */
export function createReads(backend: Backend, lastGood: LastGood | null, patienceMs = 10_000): Reads {
  const waitFor = createSoftTimeout(patienceMs)
  const lists = createLists(lastGood, waitFor)

  const readList = <Kind extends 'team' | 'jobs' | 'studies' | 'articles'>(
    kind: Kind,
    read: () => Promise<Lists[Kind]>,
  ) =>
    lists.read(kind, async () => {
      const items = await read()
      await lastGood?.save(kind, items)
      return items
    })

  async function readItem<Item extends Post | Job>(
    kind: 'posts' | 'jobs',
    id: string,
    read: (id: string) => Promise<Item | null>,
    readStored: ((id: string) => Item | null) | undefined,
  ): Promise<ItemRead<Item>> {
    if (!isId(id)) return { state: 'missing' }
    const getKnown = (): ItemRead<Item> | null => {
      const item = readStored?.(id)
      return item ? { state: 'found', item, isFresh: false } : null
    }
    const readNow = async (): Promise<ItemRead<Item>> => {
      try {
        const item = await read(id)
        return item ? { state: 'found', item, isFresh: true } : { state: 'missing' }
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        log.warn('item not read', { kind, ...describeError(error) })
        return getKnown() ?? { state: 'unavailable' }
      }
    }
    return waitFor(`${kind}/${id}`, readNow, getKnown)
  }

  return {
    getPosts: () => lists.read('summaries', () => readSummaries(backend, lastGood)),
    getKnownPosts: () => lists.getKnown('summaries'),
    getPost: (id) => readItem('posts', id, backend.getPost, lastGood?.getPost),
    getTeam: () => readList('team', backend.getTeam),
    async getJobs() {
      const read = await readList('jobs', backend.getJobs)
      return { ...read, items: read.items.filter((job) => isOpen(job)) }
    },
    async getJob(id) {
      const read = await readItem('jobs', id, backend.getJob, lastGood?.getJob)
      return read.state === 'found' && !isOpen(read.item) ? { state: 'missing' } : read
    },
    getStudies: async () => (backend.getStudies ? readList('studies', backend.getStudies) : null),
    getArticles: async () => (backend.getArticles ? readList('articles', backend.getArticles) : null),
  }
}
