import { randomUUID } from 'node:crypto'
import type { Job } from './contract.ts'
import type { PostSummary } from './summary.ts'

type Kinds = { posts: PostSummary; jobs: Job }
type Lists = { [Kind in keyof Kinds]: Map<string, Kinds[Kind][]> }

/** How many lists of a kind are kept: while one is replaced, pages that began with the one before it are still being made. */
const KEPT = 3

// Next bundles this module several times over; one process must still have one memory.
const KEY = Symbol.for('site.kept-lists')
const store = globalThis as { [KEY]?: Lists }

function getLists<Kind extends keyof Kinds>(kind: Kind): Lists[Kind] {
  store[KEY] ??= { posts: new Map(), jobs: new Map() }
  return store[KEY][kind]
}

/** Keeps a list in this process's memory; returns the name under which it is found. */
export function keepList<Kind extends keyof Kinds>(kind: Kind, items: Kinds[Kind][]): string {
  const lists = getLists(kind)
  const name = randomUUID()
  lists.set(name, items)
  for (const old of [...lists.keys()].slice(0, -KEPT)) lists.delete(old)
  return name
}

/** The list of that name; null in a process that never read it, and once newer lists took its place. */
export function getKeptList<Kind extends keyof Kinds>(kind: Kind, name: string): Kinds[Kind][] | null {
  return getLists(kind).get(name) ?? null
}
