import { setTimeout as sleep } from 'node:timers/promises'
import type { PromiseId } from '../../content/promises.ts'
import { getEmbeddedBackend, getLocalBackend } from '../../lib/backend/index.ts'
import { type BackupState, readBackupState } from '../../lib/backups/backup-state.ts'
import type { Database } from '../../lib/db/database.ts'
import { AWAITED_KINDS, type DeliveryKind, measure } from '../../lib/delivery/deliveries.ts'
import type { Env } from '../../lib/env.ts'
import { reportPromises } from '../../lib/studio/promises.ts'
import { getFreeSpace } from '../../lib/uploads/free-space.ts'

/** Prometheus gives up after ten seconds. */
const WAIT_MS = 3_000
/** Counting takes database time, so several readers share one result. */
const FRESH_MS = 15_000

/** Figures that the database, the file store and the disk know. */
export type SiteFigures = {
  hasFiles: boolean
  freeBytes: number
  deliveries: { kind: DeliveryKind; state: 'waiting' | 'dead'; count: number }[]
  oldest: { kind: DeliveryKind; seconds: number }[]
  promises: { id: PromiseId; atRisk: number; broken: number }[]
  /** Null without BACKUP_URL. */
  backups: Pick<BackupState, 'copies' | 'newestAt' | 'proof'> | null
}

async function readDeliveries(db: Database): Promise<Pick<SiteFigures, 'deliveries' | 'oldest'>> {
  const deliveries: SiteFigures['deliveries'] = []
  const oldest: SiteFigures['oldest'] = []
  for (const kind of AWAITED_KINDS) {
    const { waiting, dead, oldestS } = await measure(db, kind)
    deliveries.push({ kind, state: 'waiting', count: waiting }, { kind, state: 'dead', count: dead })
    oldest.push({ kind, seconds: oldestS })
  }
  return { deliveries, oldest }
}

/** Reads the figures once. Throws if the database does not answer. */
export async function readSiteFigures({ DATA_DIR, BACKUP_URL }: Env): Promise<SiteFigures> {
  const local = getLocalBackend()
  const none: SiteFigures = {
    hasFiles: true,
    freeBytes: await getFreeSpace(DATA_DIR),
    deliveries: [],
    oldest: [],
    promises: [],
    backups: null,
  }
  if (!local) return none
  const checked = local.files.check().then(
    () => true,
    () => false,
  )
  const hasFiles = await Promise.race([checked, sleep(WAIT_MS, false, { ref: false })])
  return local.use('metrics', async (db) => ({
    ...none,
    hasFiles,
    ...(await readDeliveries(db)),
    // Another backend keeps its promises itself.
    promises: getEmbeddedBackend() ? await reportPromises(db) : [],
    backups: BACKUP_URL ? await readBackupState(db, Date.now()) : null,
  }))
}

/** Returns a function that reads the figures, at most every 15 seconds; null if they cannot be read in time. */
export function createFigureReader(read: () => Promise<SiteFigures>): () => Promise<SiteFigures | null> {
  let last: { at: number; figures: Promise<SiteFigures | null> } | undefined
  return () => {
    if (last && performance.now() - last.at < FRESH_MS) return last.figures
    const figures = Promise.race([read().catch(() => null), sleep(2 * WAIT_MS, null, { ref: false })])
    last = { at: performance.now(), figures }
    return figures
  }
}
