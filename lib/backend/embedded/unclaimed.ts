import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lock } from '../../db/is-postgres.ts'
import { toIso } from '../../format/date.ts'
import { log } from '../../log.ts'
import { findRefusal, MIN_COUNTED_BYTES, type QuotaLimits, type Unclaimed } from '../../uploads/file-space.ts'
import { BackendError } from '../contract.ts'
import { refuse, refuseMissingFile } from './check-submission.ts'

/** The number of bytes for which a file counts. */
export const COUNTED_BYTES = sql<number>`case when bytes < ${sql.lit(MIN_COUNTED_BYTES)} then ${sql.lit(MIN_COUNTED_BYTES)} else bytes end`

const sumUploads = (db: Database, sender: string | undefined) =>
  db
    .selectFrom('uploads')
    .select([
      sql<number>`coalesce(sum(${COUNTED_BYTES}), 0)`.as('inAll'),
      sql<number>`coalesce(sum(case when sender = ${sender ?? null} then ${COUNTED_BYTES} end), 0)`.as('ofSender'),
    ])

/** Counts the bytes of files without an application. Reads only an index. */
export function countUnclaimed(db: Database, sender: string | undefined): Promise<Unclaimed> {
  return sumUploads(db, sender).where('claimedBy', 'is', null).where('heldBy', 'is', null).executeTakeFirstOrThrow()
}

/**
 * Throws BackendError if there is no room for a file. Must run in the transaction that stores the file, so that two
 * cannot both pass.
 */
export async function requireQuota(
  db: Database,
  { sender, bytes }: { sender: string | undefined; bytes: number },
  limits: QuotaLimits,
): Promise<void> {
  await lock(db, 'room')
  const refusal = findRefusal(await countUnclaimed(db, sender), bytes, limits)
  if (refusal) throw new BackendError(refusal, `${refusal}: too many unclaimed files`)
}

const DAY_MS = 24 * 3_600_000

/** Counts the bytes of files that applications claimed within a day. Reads only an index. */
export function countClaimed(db: Database, sender: string | undefined): Promise<{ ofSender: number; inAll: number }> {
  const yesterday = toIso(Date.now() - DAY_MS)
  return sumUploads(db, sender)
    .where(sql<boolean>`("claimedBy" is not null or "heldBy" is not null)`)
    .where('receivedAt', '>', yesterday)
    .executeTakeFirstOrThrow()
}

/** Throws BackendError if the files of a day's applications exceed the limit, including those that this transaction claimed. */
export async function requireClaimedQuota(
  db: Database,
  sender: string | undefined,
  { claimed }: QuotaLimits,
): Promise<void> {
  if (!claimed) return
  await lock(db, 'claimed room')
  const { ofSender, inAll } = await countClaimed(db, sender)
  if (Number(ofSender) > claimed.perSender) throw new BackendError('day-quota', 'day-quota: too many files')
  if (Number(inAll) <= claimed.inAll) return
  log.error('applications refused', { reason: 'their files reach CLAIMED_MB' })
  throw new BackendError('no-room', 'no-room: too many files of applications')
}

/** Claims a file for an application. Returns its stored name. `sender` is stored for a day. Throws BackendError. */
export async function claimUpload(
  db: Database,
  stored: string | null,
  field: string,
  { reference, sender }: { reference: string; sender: string | undefined },
): Promise<string> {
  // An update instead of a read, so that only one of two simultaneous applications can claim a file.
  const claimed = await db
    .updateTable('uploads')
    .set({ claimedBy: reference, sender: sender ?? null })
    .where('stored', '=', stored)
    .where((or) => or('claimedBy', 'is', null).or('claimedBy', '=', reference))
    .returning('stored')
    .executeTakeFirst()
  if (claimed) return claimed.stored
  const other = await db.selectFrom('uploads').select('stored').where('stored', '=', stored).executeTakeFirst()
  throw other ? refuse({ [field]: 'belongs to another application' }) : refuseMissingFile(field)
}
