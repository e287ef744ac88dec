import { sql } from 'kysely'
import { findRefusal, LEAST_COUNTED, type RoomLimits, type Unclaimed } from '../../uploads/file-space.ts'
import { BackendError } from '../contract.ts'
import type { Database } from './database.ts'
import { lock } from './engine.ts'
import { refuse, refuseMissingFile } from './parse.ts'

/** The bytes that a row counts for. */
export const COUNTED_BYTES = sql<number>`case when bytes < ${sql.lit(LEAST_COUNTED)} then ${sql.lit(LEAST_COUNTED)} else bytes end`

/** Counts the bytes of files without an application. Reads only an index. */
export function countUnclaimed(db: Database, sender: string | undefined): Promise<Unclaimed> {
  return db
    .selectFrom('uploads')
    .select([
      sql<number>`coalesce(sum(${COUNTED_BYTES}), 0)`.as('inAll'),
      sql<number>`coalesce(sum(case when sender = ${sender ?? null} then ${COUNTED_BYTES} end), 0)`.as('ofSender'),
    ])
    .where('claimedBy', 'is', null)
    .where('heldBy', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Throws BackendError if a file has no room. Runs in the transaction that stores it, so that no two pass at once. */
export async function requireRoom(
  db: Database,
  { sender, bytes }: { sender: string | undefined; bytes: number },
  limits: RoomLimits,
): Promise<void> {
  await lock(db, 'room')
  const refusal = findRefusal(await countUnclaimed(db, sender), bytes, limits)
  if (refusal) throw new BackendError(refusal, `${refusal}: too many unclaimed files`)
}

/** Claims a file for an application; returns its stored name. Throws BackendError. */
export async function claimUpload(
  db: Database,
  stored: string | null,
  field: string,
  reference: string,
): Promise<string> {
  // An update instead of a read, so that only one of two simultaneous applications can claim a file.
  const claimed = await db
    .updateTable('uploads')
    .set({ claimedBy: reference, sender: null })
    .where('stored', '=', stored)
    .where((or) => or('claimedBy', 'is', null).or('claimedBy', '=', reference))
    .returning('stored')
    .executeTakeFirst()
  if (claimed) return claimed.stored
  const other = await db.selectFrom('uploads').select('stored').where('stored', '=', stored).executeTakeFirst()
  throw other ? refuse({ [field]: 'belongs to another application' }) : refuseMissingFile(field)
}
