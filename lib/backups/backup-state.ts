import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { lock } from '../db/is-postgres.ts'
import type { BackupRunRow } from '../db/schema.ts'
import { readShared, writeShared } from '../db/shared-values.ts'
import { toIso } from '../format/date.ts'
import { toCopyTime } from './copy-name.ts'

export const DAY_MS = 86_400_000

/** A copy that is older has missed at least one night. */
export const MAX_AGE_MS = 2 * DAY_MS

/** A lease is renewed every minute. When it ends, another process may take over. */
const LEASE_MS = 10 * 60_000

/** Enough for every night and every week of a year. */
const MAX_RUNS = 500

const LEASE = 'backup lease'
const FOUND = 'backup copies'
const ALARMED = 'backup alarm'

/** Takes the lease, which lets only one process copy and restore. Returns false if another process has it. */
export const takeLease = (db: Database, now: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lock(transaction, LEASE)
    if (((await readShared(transaction, LEASE)) ?? '') > toIso(now)) return false
    await extendLease(transaction, now)
    return true
  })

export const extendLease = (db: Database, now: number): Promise<void> => writeShared(db, LEASE, toIso(now + LEASE_MS))

export const endLease = (db: Database): Promise<void> => writeShared(db, LEASE, '')

/**
 * Returns true once a day, for the process that may send the alarm. Call it in the transaction that stores the email.
 */
export async function mayAlarm(transaction: Database, now: number): Promise<boolean> {
  await lock(transaction, ALARMED)
  if (((await readShared(transaction, ALARMED)) ?? '') > toIso(now - DAY_MS)) return false
  await writeShared(transaction, ALARMED, toIso(now))
  return true
}

const foundSchema = z.object({ copies: z.number(), newest: z.string().nullable() })

/** Stores which copies there are, for `/readyz`, the Studio and metrics. */
export const storeFound = (db: Database, found: z.infer<typeof foundSchema>): Promise<void> =>
  writeShared(db, FOUND, JSON.stringify(found))

/** Stores the result of a copy or proof. */
export async function storeRun(db: Database, run: Omit<BackupRunRow, 'id'>): Promise<void> {
  await db
    .insertInto('backupRuns')
    .values({ id: randomBytes(9).toString('base64url'), ...run })
    .execute()
  const old = db.selectFrom('backupRuns').select('id').orderBy('startedAt', 'desc').offset(MAX_RUNS)
  const ids = (await old.limit(MAX_RUNS).execute()).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('backupRuns').where('id', 'in', ids).execute()
}

/** Returns the latest copy or proof, or the latest that succeeded; null if there is none. */
export async function getLastRun(
  db: Database,
  kind: BackupRunRow['kind'],
  isGood = false,
): Promise<BackupRunRow | null> {
  const runs = db.selectFrom('backupRuns').selectAll().where('kind', '=', kind)
  const chosen = isGood ? runs.where('problem', '=', '') : runs
  return (await chosen.orderBy('startedAt', 'desc').executeTakeFirst()) ?? null
}

/** What is wrong with the copies: there is none, the newest is old or was not restored, or a part of the work fails. */
export type BackupWarning = 'none' | 'old' | 'damaged' | 'not proved'

/** The copies and their last proof. */
export type BackupState = {
  copies: number
  newestAt: number | null
  copy: BackupRunRow | null
  proof: BackupRunRow | null
  warnings: BackupWarning[]
}

/** Reads what is known about the copies, without looking at them. */
export async function readBackupState(db: Database, now: number): Promise<BackupState> {
  const stored = await readShared(db, FOUND)
  const { copies, newest } = stored ? foundSchema.parse(JSON.parse(stored)) : { copies: 0, newest: null }
  const newestAt = newest ? toCopyTime(newest) : null
  const copy = await getLastRun(db, 'copy')
  const proof = await getLastRun(db, 'proof')
  const warnings: BackupWarning[] = []
  if (newestAt === null) warnings.push('none')
  else if (now - newestAt > MAX_AGE_MS) warnings.push('old')
  if (proof?.problem) warnings.push('damaged')
  else if (newestAt !== null && (!proof || now - Date.parse(proof.startedAt) > 8 * DAY_MS)) warnings.push('not proved')
  return { copies, newestAt, copy, proof, warnings }
}
