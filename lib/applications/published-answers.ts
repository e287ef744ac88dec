import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { toAnswerLine } from '../../content/promises.ts'
import { BackendError } from '../backend/contract.ts'
import { getEmbeddedBackend } from '../backend/index.ts'
import { CONTENT_LIFE, HEALING_LIFE, tags } from '../cache.ts'
import { getEnv } from '../env.ts'
import { countAnswerTimes } from './answer-times.ts'

/** Returns the line about first answers, counted at most once an hour; null unless PUBLISH_PROMISES is set, or for few cases. */
export async function getAnswerLine(): Promise<string | null> {
  'use cache'
  cacheTag(tags.jobs)
  const backend = getEnv().PUBLISH_PROMISES ? getEmbeddedBackend() : null
  try {
    const times = backend && (await backend.use('answer times', (db) => countAnswerTimes(db)))
    cacheLife(CONTENT_LIFE)
    return times && toAnswerLine(times)
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    cacheLife(HEALING_LIFE)
    return null
  }
}
