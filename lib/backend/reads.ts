import { describeError, log } from '../log.ts'
import { type Backend, BackendError, type Job, type Post, type TeamMember } from './contract.ts'
import { isId } from './ids.ts'
import type { LastGood, Lists } from './last-good.ts'
import { type PostSummary, toSummary } from './summary.ts'

/** A list as it was read; `isFresh` is false while the backend is away: the last good list, or none if there never was one. */
export type ListRead<Item> = { items: Item[]; isFresh: boolean }

/** What is known of one item. `unavailable` is not `missing`: the backend did not answer, so the page must not be a 404. */
export type ItemRead<Item> =
  | { state: 'found'; item: Item; isFresh: boolean }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Reads that never throw for a backend that is away. */
export type Reads = {
  getPosts(): Promise<ListRead<PostSummary>>
  getPost(id: string): Promise<ItemRead<Post>>
  getTeam(): Promise<ListRead<TeamMember>>
  getJobs(): Promise<ListRead<Job>>
  getJob(id: string): Promise<ItemRead<Job>>
}

/**
 * Wraps a backend so that a failed read never replaces good content. `lastGood` keeps it over restarts; without one
 * (the embedded backend, which lies on the same disk) the lists are kept in memory only.
 */
export function createReads(backend: Backend, lastGood: LastGood | null): Reads {
  const memory = new Map<keyof Lists, unknown[]>()

  async function readList<Kind extends keyof Lists, Item>(
    kind: Kind,
    read: () => Promise<Lists[Kind]>,
    toItems: (list: Lists[Kind]) => Item[],
  ): Promise<ListRead<Item>> {
    try {
      const list = await read()
      lastGood?.save(kind, list)
      const items = toItems(list)
      memory.set(kind, items)
      return { items, isFresh: true }
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      log.warn('list not read, serving the last good one', { kind, ...describeError(error) })
      const stored = memory.has(kind) ? null : (lastGood?.getList(kind) ?? null)
      if (stored) memory.set(kind, toItems(stored))
      // Only this function fills the map, with what `toItems` of the same kind made.
      return { items: (memory.get(kind) ?? []) as Item[], isFresh: false }
    }
  }

  async function readItem<Kind extends 'posts' | 'jobs'>(
    kind: Kind,
    id: string,
    read: (id: string) => Promise<Lists[Kind][number] | null>,
  ): Promise<ItemRead<Lists[Kind][number]>> {
    if (!isId(id)) return { state: 'missing' }
    try {
      const item = await read(id)
      return item ? { state: 'found', item, isFresh: true } : { state: 'missing' }
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      log.warn('item not read', { kind, ...describeError(error) })
      const item = lastGood?.getItem(kind, id)
      return item ? { state: 'found', item, isFresh: false } : { state: 'unavailable' }
    }
  }

  return {
    getPosts: () => readList('posts', backend.getPosts, (posts) => posts.map(toSummary)),
    getPost: (id) => readItem('posts', id, backend.getPost),
    getTeam: () => readList('team', backend.getTeam, (team) => team),
    getJobs: () => readList('jobs', backend.getJobs, (jobs) => jobs),
    getJob: (id) => readItem('jobs', id, backend.getJob),
  }
}
