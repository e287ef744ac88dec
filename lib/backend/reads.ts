import { noteUnreadable } from '../http/unreadable.ts'
import { describeError, log } from '../log.ts'
import { type Backend, BackendError, type Job, type Post, type TeamMember } from './contract.ts'
import { isId } from './ids.ts'
import type { LastGood, Lists } from './last-good.ts'
import { createSoftTimeout } from './soft-timeout.ts'
import { type PostSummary, toSummaries } from './summary.ts'

/** A list as it was read; `isFresh` is false while the backend is away: the last good list, or none if there never was one. */
export type ListRead<Item> = { items: Item[]; isFresh: boolean }

/** What is known of one item. `unavailable` is not `missing`: the backend did not answer, so the page must not be a 404. */
export type ItemRead<Item> =
  | { state: 'found'; item: Item; isFresh: boolean }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Reads that do not throw for a backend over HTTP that is away. */
export type Reads = {
  getPosts(): Promise<ListRead<PostSummary>>
  getPost(id: string): Promise<ItemRead<Post>>
  getTeam(): Promise<ListRead<TeamMember>>
  getJobs(): Promise<ListRead<Job>>
  getJob(id: string): Promise<ItemRead<Job>>
}

/**
 * Wraps a backend so that a failed read never replaces good content. `lastGood` keeps it over restarts; without one
 * (an SQLite database, which lies on the same disk) the lists are kept in memory only. A backend that hangs is waited
 * for as long as one attempt takes where something good is known. A list of such a database that cannot be read and
 * never was makes the page fail (503): its database is damaged or gone, and "no open positions" would be untrue.
 */
export function createReads(backend: Backend, lastGood: LastGood | null, patienceMs = 10_000): Reads {
  const waitFor = createSoftTimeout(patienceMs)
  const memory = new Map<keyof Lists, unknown[]>()

  async function readList<Item>(
    kind: keyof Lists,
    read: () => Promise<Item[]>,
    readStored: () => Promise<Item[] | null>,
  ): Promise<ListRead<Item>> {
    // Only this function fills the map, each kind with its own items.
    const getKnown = () => ({ items: memory.get(kind) as Item[], isFresh: false })
    const readNow = async () => {
      try {
        const items = await read()
        memory.set(kind, items)
        return { items, isFresh: true }
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        if (!memory.has(kind)) {
          const stored = await readStored()
          // The lists of a site without a backend elsewhere are never empty for want of a first answer.
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
    // What is kept for outages needs the posts whole.
    if (backend.getPostSummaries && !lastGood) return backend.getPostSummaries()
    const posts = await backend.getPosts()
    await lastGood?.save('posts', posts)
    return toSummaries(posts)
  }

  async function readStoredSummaries(): Promise<PostSummary[] | null> {
    const posts = lastGood?.getList('posts')
    return posts ? toSummaries(posts) : null
  }

  async function readItem<Kind extends 'posts' | 'jobs'>(
    kind: Kind,
    id: string,
    read: (id: string) => Promise<Lists[Kind][number] | null>,
  ): Promise<ItemRead<Lists[Kind][number]>> {
    if (!isId(id)) return { state: 'missing' }
    type Read = ItemRead<Lists[Kind][number]>
    const getKnown = (): Read | null => {
      const item = lastGood?.getItem(kind, id)
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

  return {
    getPosts: () => readList('posts', readSummaries, readStoredSummaries),
    getPost: (id) => readItem('posts', id, backend.getPost),
    getTeam: () => readWhole('team', backend.getTeam),
    getJobs: () => readWhole('jobs', backend.getJobs),
    getJob: (id) => readItem('jobs', id, backend.getJob),
  }
}
