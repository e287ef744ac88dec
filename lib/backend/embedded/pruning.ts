import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '../../db/connection.ts'
import type { FileStore } from '../../db/files/file-store.ts'
import { describeError, log } from '../../log.ts'
import type { QuotaLimits } from '../../uploads/file-space.ts'
import { prune } from './prune.ts'

const FIRST_MS = 60_000
const HOUR_MS = 3_600_000

// Processes that start together on one DATA_DIR must not prune at the same time.
const jitter = (ms: number) => ms * (0.5 + Math.random() / 2)

/** Prunes a minute after the start and then every hour. Does not keep the process alive. */
export function startPruning(connection: Connection, files: FileStore, limits: QuotaLimits): { stop(): void } {
  const stopping = new AbortController()
  const run = async () => {
    try {
      const db = await connection.get()
      connection.check()
      const pruned = await prune(db, files, limits.inAll)
      if (pruned.uploads + pruned.strays > 0) log.info('unclaimed files removed', pruned)
    } catch (error) {
      log.warn('unclaimed files could not be removed', describeError(error))
    }
  }
  const repeat = async () => {
    for (let pause = FIRST_MS; ; pause = HOUR_MS) {
      await sleep(jitter(pause), null, { ref: false, signal: stopping.signal })
      await run()
    }
  }
  // Only the abort signal ends it.
  repeat().catch(() => undefined)
  return { stop: () => stopping.abort() }
}
