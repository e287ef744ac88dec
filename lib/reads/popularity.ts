import 'server-only'
import { cacheLife } from 'next/cache'
import { getEmbeddedBackend } from '../backend/index.ts'
import { CONTENT_LIFE } from '../cache.ts'
import { getReadsByItem, type ReadKind } from './reads.ts'

/** Fewer reads of a month would put chance on top. */
const MIN_READS = 100

/**
 * Returns the reads of the last thirty days by item, or null as long as there are too few to sort by. Read again every
 * hour.
 */
export async function getPopularity(kind: ReadKind): Promise<Record<string, number> | null> {
  'use cache'
  cacheLife(CONTENT_LIFE)
  const reads = await getEmbeddedBackend()
    ?.use('reads', (db) => getReadsByItem(db, kind))
    .catch(() => null)
  if (!reads) return null
  const all = reads.values().reduce((sum, count) => sum + count, 0)
  return all >= MIN_READS ? Object.fromEntries(reads) : null
}

/** Sorts items by their reads. Items with as many keep their order. */
export const sortByReads = <Item extends { id: string }>(
  items: readonly Item[],
  reads: Readonly<Record<string, number>>,
): Item[] => items.toSorted((one, next) => (reads[next.id] ?? 0) - (reads[one.id] ?? 0))
