import { setTimeout as sleep } from 'node:timers/promises'
import { getArrangement } from '../../db/arrangement.ts'
import { createConnection } from '../../db/connection.ts'
import { classifyDataError, type Trouble } from '../../db/data-error.ts'
import type { Database } from '../../db/database.ts'
import type { FileStore } from '../../db/files/file-store.ts'
import { createFolderStore } from '../../db/files/folder-store.ts'
import { getHeroPicture } from '../../db/hero-picture.ts'
import { ProblemError } from '../../http/problem.ts'
import { log } from '../../log.ts'
import type { MailSettings } from '../../mail/mails.ts'
import { DEFAULT_QUOTA, type QuotaLimits } from '../../uploads/file-space.ts'
import { type Backend, BackendError } from '../contract.ts'
import { countPost } from './post-counts.ts'
import { startPruning } from './prune.ts'
import {
  getArticles,
  getJob,
  getJobs,
  getPost,
  getPostBodies,
  getPostSummaries,
  getPosts,
  getStudies,
  getTeam,
  getVersions,
} from './read-content.ts'
import { sendCandidate, sendContact } from './store-submission.ts'
import { storeFile } from './store-upload.ts'
import { subscribe } from './subscriptions.ts'
import { countUnclaimed } from './unclaimed.ts'

/**
 * Errors that pass by themselves, or that an operator can fix while the site runs. Forms ask the sender to try again.
 */
const PASSING: ReadonlySet<Trouble> = new Set([
  'file store away',
  'database away',
  'database busy',
  'data folder not usable',
  'no space',
] as const)

// Turns each failure (full disk, damaged file, lock held too long) into a BackendError.
async function guard<Value>(call: string, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof BackendError || error instanceof ProblemError) throw error
    const found = classifyDataError(error)
    if (found) log.error('data not usable', { call, ...found })
    const isPassing = found !== null && PASSING.has(found.trouble)
    throw new BackendError(isPassing ? 'busy' : 'failed', `the embedded backend broke in ${call}`, { cause: error })
  }
}

/** Load balancers ask for readiness every few seconds, and have a time limit themselves. */
const READY_MS = 2_000

async function inTime(check: Promise<unknown>, code: string): Promise<void> {
  const late = sleep(READY_MS, 'late' as const, { ref: false })
  if ((await Promise.race([check, late])) === 'late') throw Object.assign(new Error('no answer in time'), { code })
}

/** Throws the error of the check that failed, or an AggregateError of both. */
async function checkBoth(database: Promise<unknown>, files: Promise<unknown>): Promise<void> {
  const checks = [inTime(database, 'ETIMEDOUT'), inTime(files, 'FILES_UNREACHABLE')]
  const outcomes = await Promise.allSettled(checks)
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (errors.length > 1) throw new AggregateError(errors)
  if (errors.length === 1) throw errors[0]
}

/** A Backend on our own database. Callers must check submissions first (`parseSubmission`). */
export type EmbeddedBackend = Backend & {
  /** Returns a random version for each list by its tag (lib/cache.ts). A new version means that the list changed. */
  getVersions(): Promise<Record<string, string>>
  files: FileStore
  /** Runs `act` on the database, with the same errors and checks as the other calls. `call` names it in the log. */
  use<Value>(call: string, act: (db: Database, files: FileStore) => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

/** `url` names a PostgreSQL; without `mail`, no mail is sent. */
type Options = { limits?: QuotaLimits; files?: FileStore; url?: string; mail?: MailSettings }

/** Creates a Backend on SQLite in `dataDir`, or on PostgreSQL. The first use opens, migrates and seeds the database. */
export function createEmbeddedBackend(
  dataDir: string,
  { limits = DEFAULT_QUOTA, files = createFolderStore(dataDir), url, mail }: Options = {},
): EmbeddedBackend {
  const connection = createConnection(dataDir, url)
  let pruning: ReturnType<typeof startPruning> | undefined
  const open = () => {
    pruning ??= startPruning(connection, files, limits)
    return connection.get()
  }
  const read = <Value>(call: string, act: (db: Database) => Promise<Value>) =>
    guard(call, async () => act(await open()))
  // Checked before and after the commit: confirmed data must be on a disk that is still there.
  const write = <Value>(call: string, act: (db: Database) => Promise<Value>) =>
    guard(call, async () => {
      const db = await open()
      connection.check()
      const value = await act(db)
      connection.check()
      return value
    })
  return {
    getPosts: () => read('getPosts', getPosts),
    getPostSummaries: () => read('getPostSummaries', getPostSummaries),
    getPostBodies: (ids) => read('getPostBodies', (db) => getPostBodies(db, ids)),
    getPost: (id) => read('getPost', (db) => getPost(db, id)),
    getTeam: () => read('getTeam', getTeam),
    getJobs: () => read('getJobs', getJobs),
    getArrangement: () => read('getArrangement', getArrangement),
    getHeroPicture: () => read('getHeroPicture', getHeroPicture),
    getStudies: () => read('getStudies', getStudies),
    getArticles: () => read('getArticles', getArticles),
    getJob: (id) => read('getJob', (db) => getJob(db, id)),
    sendContact: (message, context) => write('sendContact', (db) => sendContact(db, message, context, mail)),
    sendFile: (file, context) => write('sendFile', (db) => storeFile(db, files, file, context, limits)),
    sendCandidate: (candidate, context) =>
      write('sendCandidate', (db) => sendCandidate(db, candidate, context, { limits, mail })),
    subscribe: (email, context) => write('subscribe', (db) => subscribe(db, email, context, mail)),
    getVersions: () => read('getVersions', getVersions),
    countUnclaimed: (sender) => read('countUnclaimed', (db) => countUnclaimed(db, sender)),
    ...(url && { countPost: (post) => read('countPost', (db) => countPost(db, post)) }),
    async checkReady() {
      // Runs first, because the check of the files would create a new folder.
      await guard('checkReady', async () => connection.check())
      await checkBoth(write('checkReady', getTeam), guard('checkReady', files.check))
    },
    files,
    use: (call, act) => write(call, (db) => act(db, files)),
    async close() {
      pruning?.stop()
      pruning = undefined
      await connection.close()
    },
  }
}
