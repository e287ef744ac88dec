import 'server-only'
import { createFileStore } from '../db/files/file-store.ts'
import { createForwarding, type Forwarding } from '../delivery/hold-submission.ts'
import { getEnv, sendsMail } from '../env.ts'
import { createSeal } from '../security/seal.ts'
import { toRoomLimits } from '../uploads/file-space.ts'
import { createReads, type Reads } from './cached-reads.ts'
import type { Backend } from './contract.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from './embedded/index.ts'
import { createHttpBackend } from './http/index.ts'
import { openLastGood } from './last-good.ts'

type Chosen = { backend: Backend; own: EmbeddedBackend | null; reads: Reads; forwarding: Forwarding | null }

// Next bundles this module several times, but a process must have one database connection and one memory.
const KEY = Symbol.for('site.backend')
const store = globalThis as { [KEY]?: Chosen }

function choose(): Chosen {
  const env = getEnv()
  const { BACKEND_URL, BACKEND_TIMEOUT_MS, DATA_DIR, DATABASE_URL, SECRETS_KEY } = env
  const limits = toRoomLimits(env)
  const stores = { limits, files: createFileStore(env), url: DATABASE_URL }
  if (!BACKEND_URL) {
    const backend = createEmbeddedBackend(DATA_DIR, { ...stores, ...(sendsMail(env) && { mail: env }) })
    // A database on another machine may be away while this one serves.
    const lastGood = DATABASE_URL ? openLastGood(DATA_DIR) : null
    return { backend, own: backend, reads: createReads(backend, lastGood, BACKEND_TIMEOUT_MS), forwarding: null }
  }
  const remote = createHttpBackend({ url: BACKEND_URL, timeoutMs: BACKEND_TIMEOUT_MS })
  const reads = createReads(remote, openLastGood(DATA_DIR), BACKEND_TIMEOUT_MS)
  if (!SECRETS_KEY) return { backend: remote, own: null, reads, forwarding: null }
  const local = createEmbeddedBackend(DATA_DIR, stores)
  const forwarding = createForwarding({ remote, local, seal: createSeal(SECRETS_KEY), limits, dataDir: DATA_DIR })
  return { backend: forwarding.backend, own: null, reads, forwarding }
}

function getChosen(): Chosen {
  store[KEY] ??= choose()
  return store[KEY]
}

/** The backend in the settings: over HTTP with BACKEND_URL, otherwise the embedded one. */
export const getBackend = (): Backend => getChosen().backend

/** The embedded backend; null where the settings name another one. */
export const getEmbeddedBackend = (): EmbeddedBackend | null => getChosen().own

/** What keeps submissions while the backend is away; null without BACKEND_URL and SECRETS_KEY. */
export const getForwarding = (): Forwarding | null => getChosen().forwarding

/** The uncached reads with their outage behaviour; posts.ts, team.ts and jobs.ts cache them. */
export const getReads = (): Reads => getChosen().reads
