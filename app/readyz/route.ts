import { setTimeout as sleep } from 'node:timers/promises'
import { connection } from 'next/server'
import { getLocalBackend } from '@/lib/backend'
import { findTroubles } from '@/lib/backend/find-troubles'
import { type BackupWarning, readBackupState } from '@/lib/backups/backup-state'
import type { Database } from '@/lib/db/database'
import { AWAITED_KINDS, measureOpen } from '@/lib/delivery/deliveries'
import { getEnv } from '@/lib/env'

const answer = (status: 200 | 503, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
  })

const BACKUP_WARNINGS: Record<BackupWarning, string> = {
  none: 'no copy',
  old: 'the newest copy is more than two days old',
  damaged: 'the newest copy could not be restored',
  'not proved': 'no copy was restored for a week',
}

/** Describes what is wrong with the copies in BACKUP_URL, with a line for each warning. */
async function describeBackups(): Promise<string[]> {
  if (!getEnv().BACKUP_URL) return []
  const state = await getLocalBackend()?.use('backups', (db) => readBackupState(db, Date.now()))
  return (state?.warnings ?? []).map((warning) => `backup: ${BACKUP_WARNINGS[warning]}`)
}

/** Describes the waiting deliveries, with a line for each kind. */
async function describeWaiting(): Promise<string[]> {
  const measureAll = (db: Database) => Promise.all(AWAITED_KINDS.map((kind) => measureOpen(db, kind)))
  const found = await getLocalBackend()?.use('waiting', measureAll)
  return (found ?? []).flatMap(({ waiting, oldestS }, at) =>
    waiting > 0 ? [`${AWAITED_KINDS[at]}: ${waiting} waiting, the oldest for ${oldestS} s`] : [],
  )
}

/** Waiting deliveries and missing copies do not make the site unready, and the response waits at most a second for them. */
const readWarnings = (): Promise<string[]> => {
  const read = Promise.all([describeWaiting(), describeBackups()])
  return Promise.race([read.then((lines) => lines.flat()), sleep(1_000, [], { ref: false })]).catch(() => [])
}

/**
 * Responds with 503 to load balancers if the backend or disk space is missing, unlike /healthz. Reports how long mail
 * and submissions have waited, and what is wrong with the backups.
 */
export async function GET() {
  // While the server stops, server/drain.ts responds instead.
  await connection()
  const troubles = await findTroubles()
  if (troubles.length > 0) return answer(503, troubles.join(', '))
  return answer(200, ['ready', ...(await readWarnings())].join('\n'))
}
