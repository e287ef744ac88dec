import { noteUnreadable } from '../http/unreadable.ts'
import { describeError, log } from '../log.ts'
import type { PostSummary } from './contract.ts'
import { type Backend, BackendError, type Job, type Post, type TeamMember, TOO_MUCH } from './contract.ts'
import { isId } from './ids.ts'
import { isOpen } from './job-closing.ts'
import type { LastGood, Lists } from './last-good.ts'
import { createSoftTimeout } from './soft-timeout.ts'
import { toSummary } from './summary.ts'

/** A list; while the backend is away, `isFresh` is false and the list is the last good one, or empty. */
type ListRead<List> = { items: List; isFresh: boolean }

/** One item. `unavailable` means that the backend did not answer, so the page must not be a 404. */
export type ItemRead<Item> =
  | { state: 'found'; item: Item; isFresh: boolean }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Reads that do not throw while a backend over HTTP is away. */
export type Reads = {
  getPosts(): Promise<ListRead<PostSummary[]>>
  /** The list of the newest read that ended; null before the first. */
  getKnownPosts(): PostSummary[] | null
  /** Reads the posts before their pages are invalidated, so that no visitor waits for it: the next `getPosts` takes this list. */
  readPostsAhead(): Promise<void>
  forgetPostsAhead(): void
  getPost(id: string): Promise<ItemRead<Post>>
  getTeam(): Promise<ListRead<TeamMember[]>>
  getJobs(): Promise<ListRead<Job[]>>
  getJob(id: string): Promise<ItemRead<Job>>
}

// All lists of posts stay in memory, without their bodies: ten thousand are about 6 million characters.
const MAX_CHARACTERS = 20_000_000

/** Wraps a backend so that a failed read never replaces good content, nor a hanging one makes visitors wait for long. */
export function createReads(backend: Backend, lastGood: LastGood | null, patienceMs = 10_000): Reads {
  const waitFor = createSoftTimeout(patienceMs)
  const memory = new Map<keyof Lists, unknown[]>()
  const newest = new Map<keyof Lists, number>()
  let started = 0
  let ahead: Promise<ListRead<PostSummary[]>> | null = null

  async function readList<Kind extends keyof Lists>(
    kind: Kind,
    read: () => Promise<Lists[Kind]>,
  ): Promise<ListRead<Lists[Kind]>> {
    type Read = ListRead<Lists[Kind]>
    const getKnown = (): Read | null => {
      // Only this function fills the map, so each kind has its own items.
      const items = (memory.get(kind) as Lists[Kind] | undefined) ?? lastGood?.getList(kind) ?? null
      if (items) memory.set(kind, items)
      return items && { items, isFresh: false }
    }
    const readNow = async (): Promise<Read> => {
      started += 1
      const turn = started
      try {
        const items = await read()
        // A slow read may end after one that began later, and would bring older content back.
        const newer = turn < (newest.get(kind) ?? 0) ? getKnown() : null
        if (newer) return { ...newer, isFresh: true }
        newest.set(kind, turn)
        memory.set(kind, items)
        return { items, isFresh: true }
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        const known = getKnown()
        // An unreadable local database is damaged or gone, so an empty list ("no open positions") would be untrue.
        if (!known && !lastGood) throw noteUnreadable(error)
        if (!known) memory.set(kind, [])
        log.warn('list not read, serving the last good one', { kind, ...describeError(error) })
        return known ?? { items: [] as Lists[Kind], isFresh: false }
      }
    }
    return waitFor(kind, readNow, getKnown)
  }

  const readWhole = <Kind extends 'team' | 'jobs'>(kind: Kind, read: () => Promise<Lists[Kind]>) =>
    readList(kind, async () => {
      const items = await read()
      await lastGood?.save(kind, items)
      return items
    })

  async function readSummaries(): Promise<PostSummary[]> {
    const { getPostSummaries, getPostBodies, eachPost, getPosts } = backend
    if (getPostSummaries && getPostBodies) {
      const summaries = await getPostSummaries()
      // Not waited for: the first time it copies all bodies.
      void lastGood?.savePosts(summaries, getPostBodies)
      return summaries
    }
    if (!eachPost || !lastGood) return (await getPosts()).map(toSummary)
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
    return waitFor(`${kind}/${id}`, readNow, getKnown)
  }

  const readPosts = () => readList('summaries', readSummaries)

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
