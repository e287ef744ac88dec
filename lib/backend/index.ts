import 'server-only'
import { getEnv, sendsMail } from '../env.ts'
import { toMailSettings } from '../mail/mails.ts'
import { toRoomLimits } from '../uploads/room.ts'
import type { Backend } from './contract.ts'
import { createHttpBackend } from './http/index.ts'
import { openLastGood } from './last-good.ts'
import { createFileStore } from './own/files/file-store.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from './own/index.ts'
import { createOutbox } from './own/outbox.ts'
import { createReads, type Reads } from './reads.ts'

type Chosen = { backend: Backend; own: EmbeddedBackend | null; reads: Reads }

// Next bundles this module several times, but a process must have one database connection and one memory.
const KEY = Symbol.for('site.backend')
const store = globalThis as { [KEY]?: Chosen }

function choose(): Chosen {
  const env = getEnv()
  const { BACKEND_URL, BACKEND_TIMEOUT_MS, DATA_DIR, DATABASE_URL } = env
  if (!BACKEND_URL) {
    const backend = createEmbeddedBackend(
      DATA_DIR,
      toRoomLimits(env),
      createFileStore(env),
      DATABASE_URL,
      sendsMail(env) ? createOutbox(toMailSettings(env)) : undefined,
    )
    // A database on another machine may be away while this one serves.
    const lastGood = DATABASE_URL ? openLastGood(DATA_DIR) : null
    return { backend, own: backend, reads: createReads(backend, lastGood, BACKEND_TIMEOUT_MS) }
  }
  const backend = createHttpBackend({ url: BACKEND_URL, timeoutMs: BACKEND_TIMEOUT_MS })
  return { backend, own: null, reads: createReads(backend, openLastGood(DATA_DIR), BACKEND_TIMEOUT_MS) }
}

function getChosen(): Chosen {
  store[KEY] ??= choose()
  return store[KEY]
}

/** The backend in the settings: over HTTP with BACKEND_URL, otherwise the embedded one. */
export const getBackend = (): Backend => getChosen().backend

/** The embedded backend; null where the settings name another one. */
export const getOwnBackend = (): EmbeddedBackend | null => getChosen().own

/** The uncached reads with their outage behaviour; posts.ts, team.ts and jobs.ts cache them. */
export const getReads = (): Reads => getChosen().reads
