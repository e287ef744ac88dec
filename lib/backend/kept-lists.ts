import { randomUUID } from 'node:crypto'
import type { PostSummary } from './summary.ts'

/** How many lists are kept: while one is replaced, pages that began with the one before it are still being made. */
const KEPT = 3

// Next bundles this module several times over; one process must still have one memory.
const KEY = Symbol.for('site.kept-lists')
const store = globalThis as { [KEY]?: Map<string, PostSummary[]> }

function getLists(): Map<string, PostSummary[]> {
  store[KEY] ??= new Map()
  return store[KEY]
}

/** Keeps a list in this process's memory; returns the name under which it is found. */
export function keepList(items: PostSummary[]): string {
  const lists = getLists()
  const name = randomUUID()
  lists.set(name, items)
  for (const old of [...lists.keys()].slice(0, -KEPT)) lists.delete(old)
  return name
}

/** The list of that name; null in a process that never read it, and once newer lists took its place. */
export function getKeptList(name: string): PostSummary[] | null {
  return getLists().get(name) ?? null
}
