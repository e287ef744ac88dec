import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { cache } from 'react'
import type { Job } from '../backend/contract.ts'
import { getJob, getJobs } from '../backend/read-jobs.ts'
import { decryptJobToken, encryptJobId, encryptJobLink } from './job-link.ts'

/**
 * The result of reading a job link. `token` is the canonical one of the position; `linkToken` is the one of a link with
 * a label, otherwise the same. An `isOutdated` link has another spelling. A `broken` link was never one of the site's.
 */
type LinkedPosition =
  | { state: 'open'; job: Job; token: string; linkToken: string; isOutdated: boolean }
  | { state: 'closed' | 'unavailable' | 'broken' }

/**
 * Decrypts the token of a job link, as written in the address, and reads its position. A page and its metadata share
 * one read.
 */
export const readJobLink = cache(async (token: string): Promise<LinkedPosition> => {
  const link = decryptJobToken(token)
  if (!link) return { state: 'broken' }
  const read = await getJob(link.jobId)
  if (read.state === 'unavailable') return { state: 'unavailable' }
  if (read.state === 'missing') return { state: 'closed' }
  const linkToken = encryptJobLink(link)
  return { state: 'open', job: read.item, token: link.token, linkToken, isOutdated: linkToken !== token }
})

// Creating a token takes 0.1 ms, so tokens are created in batches, and visitors' requests run in between.
const BATCH = 100

/** Returns the open positions, each with the token of its link. */
export async function getLinkedJobs(): Promise<(Job & { token: string })[]> {
  const linked: (Job & { token: string })[] = []
  for (const job of await getJobs()) {
    linked.push({ ...job, token: encryptJobId(job.id) })
    if (linked.length % BATCH === 0) await nextTurn()
  }
  return linked
}
