import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { tags } from '../cache.ts'
import type { Env } from '../env.ts'
import type { EmbeddedBackend } from './embedded/index.ts'
import { fetchFollowing, MAX_BYTES } from './http/call.ts'
import { getEmbeddedBackend } from './index.ts'

/** The lists that pages show, by their tags, each with its path in a backend over HTTP. */
const PATHS = {
  [tags.posts]: 'blog/getAllBlog',
  [tags.jobs]: 'job/getAllJobPost',
  [tags.team]: 'team/getAllMember',
}

/** A value for each list by its tag. A new value means that the list changed. */
export type Fingerprints = Record<string, string>

/** The source of fingerprints. `wait` resolves when it is time to read them again. */
export type FingerprintSource = {
  read(): Promise<Fingerprints>
  wait(): Promise<unknown>
  close(): Promise<unknown>
}

const pause = (ms: number) => sleep(ms, undefined, { ref: false })

function fromDatabase(backend: EmbeddedBackend, url: string | undefined): FingerprintSource {
  let wake = () => {}
  let listener: { isAlive(): boolean; close(): Promise<void> } | undefined
  let isConnecting = false
  const listen = async (address: string) => {
    // Otherwise a slow database would accumulate connections that nobody closes.
    if (isConnecting || listener?.isAlive()) return
    isConnecting = true
    try {
      const { listenForChanges } = await import('../db/postgres-dialect.ts')
      listener = await listenForChanges(address, () => wake())
    } finally {
      isConnecting = false
    }
  }
  return {
    read: backend.getVersions,
    async wait() {
      // This fails behind a pooler, and the pause of a second remains.
      if (url) listen(url).catch(() => undefined)
      const change = new Promise<void>((resolve) => {
        wake = resolve
      })
      await Promise.race([change, pause(1_000)])
    },
    close: () => Promise.all([backend.close(), listener?.close()]),
  }
}

function fromBackend(url: string, timeoutMs: number): FingerprintSource {
  async function hashAnswer(path: string): Promise<string> {
    const signal = AbortSignal.timeout(timeoutMs)
    const { ok, status, body } = await fetchFollowing(`${url}/api/v1/${path}`, { signal })
    if (!ok || !body) throw new Error(`The backend answered ${status}`)
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES.posts) throw new Error(`The backend answered more than ${MAX_BYTES.posts} bytes`)
      hash.update(chunk)
    }
    return hash.digest('base64url')
  }
  return {
    async read() {
      const hashes = Object.entries(PATHS).map(async ([tag, path]) => [tag, await hashAnswer(path)] as const)
      return Object.fromEntries(await Promise.all(hashes))
    },
    wait: () => pause(60_000),
    close: async () => undefined,
  }
}

/** Opens the fingerprints of the configured backend: those of `embedded` if given, otherwise over HTTP. */
export function openFingerprints(
  { BACKEND_URL = '', BACKEND_TIMEOUT_MS, DATABASE_URL }: Env,
  embedded = getEmbeddedBackend(),
): FingerprintSource {
  return embedded ? fromDatabase(embedded, DATABASE_URL) : fromBackend(BACKEND_URL, BACKEND_TIMEOUT_MS)
}
