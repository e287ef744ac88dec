import 'server-only'
import { describeError, log } from '../log.ts'
import { type Backend, BackendError, type Job } from './contract.ts'
import { getBackend, getEmbeddedBackend } from './index.ts'
import { getJob as readJob } from './read-jobs.ts'

// Logs the outcome and duration of each submission, and nothing about the person.
async function send<Value>(what: string, act: (backend: Backend) => Promise<Value>): Promise<Value> {
  const started = performance.now()
  try {
    const value = await act(getBackend())
    log.info('submission accepted', { what, ms: Math.round(performance.now() - started) })
    return value
  } catch (error) {
    const cause = error instanceof BackendError ? { code: error.code } : describeError(error)
    log.warn('submission not accepted', { what, ...cause, ms: Math.round(performance.now() - started) })
    throw error
  }
}

export const sendContact: Backend['sendContact'] = (message, context) =>
  send('contact', (backend) => backend.sendContact(message, context))

export const sendFile: Backend['sendFile'] = (file, context) =>
  send('file', (backend) => backend.sendFile(file, context))

/** Counts the bytes of files without an application; null if another machine stores them. */
export const countUnclaimed = async (sender: string) => (await getBackend().countUnclaimed?.(sender)) ?? null

/** Returns a position as it is now; over HTTP, as the site last read it, so that an outage matters less. Throws BackendError. */
export async function getJob(id: string): Promise<Job | null> {
  const embedded = getEmbeddedBackend()
  if (embedded) return embedded.getJob(id)
  const read = await readJob(id)
  if (read.state === 'unavailable') throw new BackendError('unreachable', 'the position cannot be read')
  return read.state === 'found' ? read.item : null
}

/** Counts a post for all machines. Returns null within the limit, or if each machine counts for itself. */
export const countPost: NonNullable<Backend['countPost']> = async (post) =>
  (await getBackend().countPost?.(post)) ?? null

export const sendCandidate: Backend['sendCandidate'] = (candidate, context) =>
  send('candidate', (backend) => backend.sendCandidate(candidate, context))

export const subscribe: Backend['subscribe'] = (email, context) =>
  send('subscribe', (backend) => backend.subscribe(email, context))
