import { createFileStore } from '../db/files/file-store.ts'
import { getEnv, sendsMail } from '../env.ts'
import { createSeal } from '../security/seal.ts'
import { toQuotaLimits } from '../uploads/file-space.ts'
import type { Backend } from './contract.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from './embedded/index.ts'
import { createReads, type Reads } from './fallback-reads.ts'
import { createForwarding, type Forwarding } from './held/hold-submission.ts'
import { createHttpBackend } from './http/index.ts'
import { openLastGood } from './last-good.ts'

type Chosen = { backend: Backend; embedded: EmbeddedBackend | null; reads: Reads; forwarding: Forwarding | null }

// Next bundles this module several times, and the server imports it as well. A process must share one memory and one
// connection to the database, because two writing connections would block each other.
const KEY = Symbol.for('site.backend')
const store = globalThis as { [KEY]?: Chosen }

function choose(): Chosen {
  const env = getEnv()
  const { BACKEND_URL, BACKEND_TIMEOUT_MS, DATA_DIR, DATABASE_URL, SECRETS_KEY } = env
  const limits = toQuotaLimits(env)
  const stores = { limits, files: createFileStore(env), url: DATABASE_URL }
  if (!BACKEND_URL) {
    const backend = createEmbeddedBackend(DATA_DIR, { ...stores, ...(sendsMail(env) && { mail: env }) })
    // Only a database on another machine can be away while this one serves pages.
    const lastGood = DATABASE_URL ? openLastGood(DATA_DIR) : null
    return { backend, embedded: backend, reads: createReads(backend, lastGood, BACKEND_TIMEOUT_MS), forwarding: null }
  }
  const remote = createHttpBackend({ url: BACKEND_URL, timeoutMs: BACKEND_TIMEOUT_MS })
  const reads = createReads(remote, openLastGood(DATA_DIR), BACKEND_TIMEOUT_MS)
  if (!SECRETS_KEY) return { backend: remote, embedded: null, reads, forwarding: null }
  const local = createEmbeddedBackend(DATA_DIR, stores)
  const forwarding = createForwarding({ remote, local, seal: createSeal(SECRETS_KEY), limits, dataDir: DATA_DIR })
  return { backend: forwarding.backend, embedded: null, reads, forwarding }
}

function getChosen(): Chosen {
  store[KEY] ??= choose()
  return store[KEY]
}

/** Returns the configured backend: over HTTP with BACKEND_URL, otherwise the embedded one. */
export const getBackend = (): Backend => getChosen().backend

/** Returns the embedded backend; null with BACKEND_URL. */
export const getEmbeddedBackend = (): EmbeddedBackend | null => getChosen().embedded

/** Returns what holds submissions during an outage of the backend; null without BACKEND_URL and SECRETS_KEY. */
export const getForwarding = (): Forwarding | null => getChosen().forwarding

/**
 * Returns the backend whose database is this site's own: the embedded one, or the one that holds submissions; null if there
 * is neither.
 */
export const getLocalBackend = (): EmbeddedBackend | null => getEmbeddedBackend() ?? getForwarding()?.local ?? null

/** Returns the reads that survive an outage, uncached; read-posts.ts, read-team.ts and read-jobs.ts cache them. */
export const getReads = (): Reads => getChosen().reads
