import 'server-only'
import { log } from '../../log.ts'
import { DEFAULT_ROOM, type RoomLimits } from '../../uploads/room.ts'
import { type Backend, BackendError, type Receipt, type SendContext } from '../contract.ts'
import { createConnection } from './connection.ts'
import { getJob, getJobs, getPost, getPostSummaries, getPosts, getTeam } from './content.ts'
import type { Database } from './database.ts'
import type { FileStore } from './files/file-store.ts'
import { createFolderStore } from './files/folder-store.ts'
import { startPruning } from './pruning.ts'
import { sendCandidate, sendContact, subscribe } from './submissions.ts'
import { findTrouble } from './trouble.ts'
import { countUnclaimed } from './unclaimed.ts'
import { storeFile } from './uploads.ts'

// Whatever breaks below (disk full, file damaged, lock held too long) reaches the site as the one error it knows.
async function guard<Value>(call: string, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof BackendError) throw error
    const found = findTrouble(error)
    if (found) log.error('data not usable', { call, ...found })
    if (found?.trouble === 'file store away') throw new BackendError('busy', `${call}: no file store`, { cause: error })
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

/** A Backend on an SQLite file under `dataDir` and a store of files (a folder beside it, by default), opened, migrated and seeded on first use. */
export function createEmbeddedBackend(
  dataDir: string,
  limits: RoomLimits = DEFAULT_ROOM,
  files: FileStore = createFolderStore(dataDir),
): EmbeddedBackend {
  const connection = createConnection(dataDir)
  let pruning: ReturnType<typeof startPruning> | undefined
  const open = () => {
    const db = connection.get()
    pruning ??= startPruning(connection, files, limits)
    return db
  }
  const read = <Value>(call: string, act: (db: Database) => Promise<Value>) => guard(call, async () => act(open()))
  // A "yes" has to be on a disk that is still there: it is looked at before, and once more after the commit.
  const write = <Value>(call: string, act: (db: Database) => Promise<Value>) =>
    guard(call, async () => {
      const db = open()
      connection.check()
      const value = await act(db)
      connection.check()
      return value
    })
  return {
    getPosts: () => read('getPosts', getPosts),
    getPostSummaries: () => read('getPostSummaries', getPostSummaries),
    getPost: (id) => read('getPost', (db) => getPost(db, id)),
    getTeam: () => read('getTeam', getTeam),
    getJobs: () => read('getJobs', getJobs),
    getJob: (id) => read('getJob', (db) => getJob(db, id)),
    sendContact: (message, context) => write('sendContact', (db) => sendContact(db, message, context)),
    sendFile: (file, context) => write('sendFile', (db) => storeFile(db, files, file, context, limits)),
    sendCandidate: (candidate, context) => write('sendCandidate', (db) => sendCandidate(db, candidate, context)),
    subscribe: (email, context) => write('subscribe', (db) => subscribe(db, { email }, context)),
    countUnclaimed: (sender) => read('countUnclaimed', (db) => countUnclaimed(db, sender)),
    checkReady: () => write('checkReady', async (db) => void (await Promise.all([getTeam(db), files.check()]))),
    async close() {
      pruning?.stop()
      pruning = undefined
      await connection.close()
    },
  }
}
