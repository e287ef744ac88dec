import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { CONTENT_LIFE, HEALING_LIFE, tags } from '../cache.ts'
import { describeError, log } from '../log.ts'
import { BackendError, type HeroPicture } from './contract.ts'
import { getBackend } from './index.ts'

/** Returns the photograph at the top of Home; null for the drawing, and while it cannot be read. */
export async function getHeroPicture(): Promise<HeroPicture | null> {
  'use cache'
  cacheTag(tags.settings)
  try {
    const picture = (await getBackend().getHeroPicture?.()) ?? null
    cacheLife(CONTENT_LIFE)
    return picture
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    log.warn('settings not read', describeError(error))
    cacheLife(HEALING_LIFE)
    return null
  }
}
