import { setTimeout as sleep } from 'node:timers/promises'
import { connection } from 'next/server'
import { getBackend, getEmbeddedBackend, getForwarding } from '@/lib/backend'
import { type BackupWarning, readBackupState } from '@/lib/backups/backup-state'
import { checkWritable } from '@/lib/data-folder'
import { classifyDataError } from '@/lib/db/data-error'
import { getDatabasePath } from '@/lib/db/database'
import { type DeliveryKind, measureOpen } from '@/lib/delivery/deliveries'
import { getEnv } from '@/lib/env'
import { describeError, log } from '@/lib/log'
import { toQuotaLimits } from '@/lib/uploads/file-space'
import { getFreeSpace } from '@/lib/uploads/free-space'

const answer = (status: 200 | 503, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
  })

async function hasSpace(): Promise<boolean> {
  const env = getEnv()
  return (await getFreeSpace(env.DATA_DIR)) >= toQuotaLimits(env).freeSpace
}

const BACKUP_WARNINGS: Record<BackupWarning, string> = {
  none: 'no copy',
  old: 'the newest copy is more than two days old',
  damaged: 'the newest copy could not be restored',
  'not proved': 'no copy was restored for a week',
}

/** Describes what is wrong with the copies in BACKUP_URL. It does not make the site unready: it serves visitors as well as before. */
async function describeBackups(): Promise<string[]> {
  const local = getForwarding()?.local ?? getEmbeddedBackend()
  if (!getEnv().BACKUP_URL || !local) return []
  const { warnings } = await local.use('backups', (db) => readBackupState(db, Date.now()))
  return warnings.map((warning) => `backup: ${BACKUP_WARNINGS[warning]}`)
}

const KINDS: readonly DeliveryKind[] = ['mail', 'submissions']

/** Describes the waiting deliveries, with a line for each kind. */
async function describeWaiting(): Promise<string[]> {
  const local = getForwarding()?.local ?? getEmbeddedBackend()
  const found = await local?.use('waiting', (db) => Promise.all(KINDS.map((kind) => measureOpen(db, kind))))
  return (found ?? []).flatMap(({ waiting, oldestS }, at) =>
    waiting > 0 ? [`${KINDS[at]}: ${waiting} waiting, the oldest for ${oldestS} s`] : [],
  )
}

/** Waiting deliveries and missing copies do not make the site unready, and the response waits at most a second for them. */
const readWarnings = async (): Promise<string[]> => {
  const read = Promise.all([describeWaiting(), describeBackups()]).then((lines) => lines.flat())
  return Promise.race([read, sleep(1_000, [], { ref: false })]).catch(() => [])
}

/**
 * Responds with 503 to load balancers if the backend or disk space is missing, unlike /healthz. Reports how long mail
 * and submissions have waited, and what is wrong with the backups.
 */
export async function GET() {
  // While the server stops, server/drain.ts responds instead.
  await connection()
  try {
    const backend = getBackend()
    await (backend.checkReady?.() ?? backend.getTeam())
    const { DATA_DIR, DATABASE_URL } = getEnv()
    await checkWritable(DATA_DIR, DATABASE_URL ? [] : [getDatabasePath(DATA_DIR)])
    if (await hasSpace()) return answer(200, ['ready', ...(await readWarnings())].join('\n'))
    log.warn('not ready', { trouble: 'no space' })
    return answer(503, 'no space')
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
    const troubles = errors.map((each) => {
      const found = classifyDataError(each)
      log.warn('not ready', { ...describeError(each), ...found })
      return found?.trouble ?? 'backend away'
    })
    return answer(503, troubles.join(', '))
  }
}
