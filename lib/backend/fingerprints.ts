import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { tags } from '../cache.ts'
import type { Env } from '../env.ts'
import { getDatabasePath, openDatabase } from './own/database.ts'

/** The lists that pages are made of, by their tags: the table of our own backend, and the path of another one. */
const LISTS = {
  [tags.posts]: { table: 'posts', path: 'blog/getAllBlog' },
  [tags.jobs]: { table: 'jobs', path: 'job/getAllJobPost' },
  [tags.team]: { table: 'team', path: 'team/getAllMember' },
}

/** A hash of what each list says, by its tag. */
export type Fingerprints = Record<string, string>

/** Where fingerprints come from, and how often they are worth a look. `read` gives null where nothing can have changed. */
export type FingerprintSource = { everyMs: number; read: () => Promise<Fingerprints | null> }

async function readAll(
  toHash: (list: { table: string; path: string }) => string | Promise<string>,
): Promise<Fingerprints> {
  const hashes = Object.entries(LISTS).map(async ([tag, list]) => [tag, await toHash(list)] as const)
  return Object.fromEntries(await Promise.all(hashes))
}

async function openReadOnly(dataDir: string): Promise<DatabaseSync> {
  // Makes and fills it where it is new.
  await openDatabase(dataDir).destroy()
  return new DatabaseSync(getDatabasePath(dataDir), { readOnly: true })
}

function hashTable(db: DatabaseSync, table: string): string {
  const hash = createHash('sha256')
  // The site itself counts the words of a post.
  for (const row of db.prepare(`select * from ${table} order by position`).iterate())
    hash.update(JSON.stringify({ ...row, words: null }))
  return hash.digest('base64url')
}

function fromDatabase(dataDir: string): FingerprintSource {
  let opened: DatabaseSync | undefined
  let last: unknown
  const read = async () => {
    // Opened with the first read that succeeds: a database that cannot be used at the start may be restored later.
    opened ??= await openReadOnly(dataDir)
    const db = opened
    const now = db.prepare('pragma data_version').get()?.data_version
    if (now === last) return null
    const found = await readAll(({ table }) => hashTable(db, table))
    last = now
    return found
  }
  return { everyMs: 2_000, read }
}

function fromBackend(url: string, timeoutMs: number): FingerprintSource {
  async function hashAnswer(path: string): Promise<string> {
    const { ok, status, body } = await fetch(`${url}/api/v1/${path}`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!ok || !body) throw new Error(`The backend answered ${status}`)
    const hash = createHash('sha256')
    for await (const chunk of body) hash.update(chunk)
    return hash.digest('base64url')
  }
  return { everyMs: 60_000, read: () => readAll(({ path }) => hashAnswer(path)) }
}

/** The fingerprints of the backend that the settings name. */
export function openFingerprints({ BACKEND_URL, BACKEND_TIMEOUT_MS, DATA_DIR }: Env): FingerprintSource {
  return BACKEND_URL ? fromBackend(BACKEND_URL, BACKEND_TIMEOUT_MS) : fromDatabase(DATA_DIR)
}
