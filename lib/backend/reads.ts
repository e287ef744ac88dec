import { noteUnreadable } from '../http/unreadable.ts'
import { describeError, log } from '../log.ts'
import { type Backend, BackendError, type Job, type Post, type TeamMember } from './contract.ts'
import { isId } from './ids.ts'
import { isOpen } from './job-closing.ts'
import type { LastGood, Lists, PostBody } from './last-good.ts'
import { createSoftTimeout } from './soft-timeout.ts'
import { type PostSummary, toSummaries } from './summary.ts'

/** A list; while the backend is away, `isFresh` is false and the list is the last good one, or empty. */
type ListRead<Item> = { items: Item[]; isFresh: boolean }

/** One item. `unavailable` means that the backend did not answer, so the page must not be a 404. */
export type ItemRead<Item> =
  | { state: 'found'; item: Item; isFresh: boolean }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Reads that do not throw while a backend over HTTP is away. */
export type Reads = {
  getPosts(): Promise<ListRead<PostSummary>>
  /** The list of the newest read that ended; null before the first. */
  getKnownPosts(): PostSummary[] | null
  /** Reads the posts before their pages are invalidated, so that no visitor waits for it: the next `getPosts` takes this list. */
  readPostsAhead(): Promise<void>
  forgetPostsAhead(): void
  getPost(id: string): Promise<ItemRead<Post>>
  getTeam(): Promise<ListRead<TeamMember>>
  getJobs(): Promise<ListRead<Job>>
  getJob(id: string): Promise<ItemRead<Job>>
}

/** Wraps a backend so that a failed read never replaces good content, nor a hanging one makes visitors wait for long. */
export function createReads(backend: Backend, lastGood: LastGood | null, patienceMs = 10_000): Reads {
  const waitFor = createSoftTimeout(patienceMs)
  const memory = new Map<keyof Lists, unknown[]>()
  const newest = new Map<keyof Lists, number>()
  let started = 0
  let ahead: Promise<ListRead<PostSummary>> | null = null

  async function readList<Item>(
    kind: keyof Lists,
    read: () => Promise<Item[]>,
    readStored: () => Promise<Item[] | null>,
  ): Promise<ListRead<Item>> {
    // Only this function fills the map, so each kind has its own items.
    const getKnown = () => ({ items: memory.get(kind) as Item[], isFresh: false })
    const readNow = async () => {
      started += 1
      const turn = started
      try {
        const items = await read()
        // A slow read may end after one that began later, and would bring older content back.
        if (turn < (newest.get(kind) ?? 0)) return { ...getKnown(), isFresh: true }
        newest.set(kind, turn)
        memory.set(kind, items)
        return { items, isFresh: true }
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        if (!memory.has(kind)) {
          const stored = await readStored()
          // An unreadable local database is damaged or gone, so an empty list ("no open positions") would be untrue.
          if (!stored && !lastGood) throw noteUnreadable(error)
          memory.set(kind, stored ?? [])
        }
        log.warn('list not read, serving the last good one', { kind, ...describeError(error) })
        return getKnown()
      }
    }
    return waitFor(kind, readNow, async () => {
      const stored = memory.has(kind) ? null : await readStored()
      if (stored) memory.set(kind, stored)
      return memory.has(kind) ? getKnown() : null
    })
  }

  const readWhole = <Kind extends 'team' | 'jobs'>(kind: Kind, read: () => Promise<Lists[Kind]>) =>
    readList<Lists[Kind][number]>(
      kind,
      async () => {
        const items = await read()
        await lastGood?.save(kind, items)
        return items
      },
      async () => lastGood?.getList(kind) ?? null,
    )

  async function readSummaries(): Promise<PostSummary[]> {
    const { getPostSummaries, getPostBodies } = backend
    if (getPostSummaries && getPostBodies) {
      const summaries = await getPostSummaries()
      // Not waited for: the first time it copies all bodies.
      void lastGood?.savePosts(summaries, getPostBodies)
      return summaries
    }
    const posts = await backend.getPosts()
    const summaries = await toSummaries(posts)
    const byId = new Map<string, PostBody>(posts.map((post) => [post.id, post]))
    await lastGood?.savePosts(summaries, async (ids) => ids.flatMap((id) => byId.get(id) ?? []), true)
    return summaries
  }

  async function readItem<Item extends Post | Job>(
    kind: 'posts' | 'jobs',
    id: string,
    read: (id: string) => Promise<Item | null>,
    readStored: ((id: string) => Item | null) | undefined,
  ): Promise<ItemRead<Item>> {
    if (!isId(id)) return { state: 'missing' }
    type Read = ItemRead<Item>
    const getKnown = (): Read | null => {
      const item = readStored?.(id)
      return item ? { state: 'found', item, isFresh: false } : null
    }
    const readNow = async (): Promise<Read> => {
      try {
        const item = await read(id)
        return item ? { state: 'found', item, isFresh: true } : { state: 'missing' }
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        log.warn('item not read', { kind, ...describeError(error) })
        return getKnown() ?? { state: 'unavailable' }
      }
    }
    return waitFor(`${kind}/${id}`, readNow, async () => getKnown())
  }

  const readPosts = () => readList('summaries', readSummaries, async () => lastGood?.getList('summaries') ?? null)

  return {
    getPosts() {
      const read = ahead ?? readPosts()
      ahead = null
      return read
    },
    getKnownPosts: () => (memory.get('summaries') as PostSummary[] | undefined) ?? null,
    async readPostsAhead() {
      const reading = readPosts()
      ahead = reading
      const isFresh = await reading.then((read) => read.isFresh).catch(() => false)
      if (!isFresh && ahead === reading) ahead = null
    },
    forgetPostsAhead() {
      ahead = null
    },
    getPost: (id) => readItem('posts', id, backend.getPost, lastGood?.getPost),
    getTeam: () => readWhole('team', backend.getTeam),
    async getJobs() {
      const read = await readWhole('jobs', backend.getJobs)
      return { ...read, items: read.items.filter((job) => isOpen(job)) }
    },
    async getJob(id) {
      const read = await readItem('jobs', id, backend.getJob, lastGood?.getJob)
      return read.state === 'found' && !isOpen(read.item) ? { state: 'missing' } : read
    },
  }
}
