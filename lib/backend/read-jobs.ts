import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { CONTENT_LIFE, HEALING_LIFE, MISSING_LIFE, tags } from '../cache.ts'
import type { Job } from './contract.ts'
import type { ItemRead } from './fallback-reads.ts'
import { isId } from './ids.ts'
import { getReads } from './index.ts'

async function readJobs(): Promise<Job[]> {
  'use cache'
  const { items, isFresh } = await getReads().getJobs()
  cacheTag(tags.jobs)
  cacheLife(isFresh ? CONTENT_LIFE : HEALING_LIFE)
  return items
}

const isOpenApplication = ({ listing }: Job) => listing === 'open-application'

/** Returns all open positions; during an outage of the backend, the last good list or an empty one. */
export const getJobs = async (): Promise<Job[]> => (await readJobs()).filter((job) => !isOpenApplication(job))

/** Returns the position for people whom no other fits; null if the owner has opened none. */
export const getOpenApplication = async (): Promise<Job | null> => (await readJobs()).find(isOpenApplication) ?? null

async function readJob(id: string): Promise<ItemRead<Job>> {
  'use cache'
  cacheTag(tags.jobs, tags.job(id))
  const read = await getReads().getJob(id)
  if (read.state === 'missing') cacheLife(MISSING_LIFE)
  else cacheLife(read.state === 'found' && read.isFresh ? CONTENT_LIFE : HEALING_LIFE)
  return read
}

export async function getJob(id: string): Promise<ItemRead<Job>> {
  return isId(id) ? readJob(id) : { state: 'missing' }
}
