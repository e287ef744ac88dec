import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Job } from '../backend/contract.ts'
import { getJob, getJobs } from '../backend/read-jobs.ts'
import { decryptJobToken, encryptJobId } from './job-link.ts'

/** What a job link opens. An `outdated` link works but is not the position's one address, which has `token`. */
type LinkedPosition =
  | { state: 'open'; job: Job; token: string }
  | { state: 'outdated'; token: string }
  | { state: 'closed' }
  | { state: 'unavailable' }

/** Decrypts the token of a job link, as written in the address, and reads its position. */
export async function readJobLink(token: string): Promise<LinkedPosition> {
  const link = decryptJobToken(token)
  if (!link) return { state: 'closed' }
  const read = await getJob(link.jobId)
  if (read.state === 'unavailable') return { state: 'unavailable' }
  if (read.state === 'missing') return { state: 'closed' }
  const canonical = encryptJobId(link.jobId)
  return link.canonical ? { state: 'open', job: read.item, token: canonical } : { state: 'outdated', token: canonical }
}

// Making a token takes a tenth of a millisecond: visitors' requests run between batches.
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
