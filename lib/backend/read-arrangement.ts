import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { CONTENT_LIFE, HEALING_LIFE, tags } from '../cache.ts'
import { describeError, log } from '../log.ts'
import { BackendError, type OrderedItem } from './contract.ts'
import { getBackend } from './index.ts'

/**
 * Returns the order that the owner chose for case studies and the journal; an empty list while it cannot be read.
 */
export async function getArrangement(): Promise<OrderedItem[]> {
  'use cache'
  cacheTag(tags.arrangement)
  try {
    const arrangement = (await getBackend().getArrangement?.()) ?? []
    cacheLife(CONTENT_LIFE)
    return arrangement
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    log.warn('arrangement not read', describeError(error))
    cacheLife(HEALING_LIFE)
    return []
  }
}
