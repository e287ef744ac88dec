import 'server-only'
import { log } from '../../log.ts'
import { type Backend, BackendError, type Receipt, type SendContext } from '../contract.ts'
import { getJob, getJobs, getPost, getPostSummaries, getPosts, getTeam } from './content.ts'
import { openDatabase } from './database.ts'
import { removeLeftovers } from './prune.ts'
import { sendCandidate, sendContact, subscribe } from './submissions.ts'
import { storeFile } from './uploads.ts'

// Whatever breaks below (disk full, file damaged, lock held too long) reaches the site as the one error it knows.
async function guard<Value>(call: string, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof BackendError) throw error
    throw new BackendError('failed', `the embedded backend broke in ${call}`, { cause: error })
  }
}

/** The embedded backend checks what is sent to it itself, so it takes anything. */
export type EmbeddedBackend = Omit<Backend, 'sendContact' | 'sendCandidate' | 'subscribe'> & {
  sendContact(message: unknown, context: SendContext): Promise<Receipt>
  sendCandidate(candidate: unknown, context: SendContext): Promise<Receipt>
  subscribe(email: unknown, context: SendContext): Promise<Receipt>
  close(): Promise<void>
}

/** A Backend on an SQLite file and an uploads folder under `dataDir`, opened, migrated and seeded on first use. */
export function createEmbeddedBackend(dataDir: string): EmbeddedBackend {
  let opened: ReturnType<typeof openDatabase> | undefined
  const open = () => {
    if (opened) return opened
    opened = openDatabase(dataDir)
    removeLeftovers(dataDir).catch(() => log.warn('leftover files could not be removed'))
    return opened
  }
  return {
    getPosts: () => guard('getPosts', () => getPosts(open())),
    getPostSummaries: () => guard('getPostSummaries', () => getPostSummaries(open())),
    getPost: (id) => guard('getPost', () => getPost(open(), id)),
    getTeam: () => guard('getTeam', () => getTeam(open())),
    getJobs: () => guard('getJobs', () => getJobs(open())),
    getJob: (id) => guard('getJob', () => getJob(open(), id)),
    sendContact: (message, context) => guard('sendContact', () => sendContact(open(), message, context)),
    sendFile: (file, context) => guard('sendFile', () => storeFile(open(), dataDir, file, context)),
    sendCandidate: (candidate, context) => guard('sendCandidate', () => sendCandidate(open(), candidate, context)),
    subscribe: (email, context) => guard('subscribe', () => subscribe(open(), { email }, context)),
    async close() {
      await opened?.destroy()
      opened = undefined
    },
  }
}
