import type { Database } from '../db/database.ts'
import { lock } from '../db/is-postgres.ts'
import { missing, StudioFailure } from './failure.ts'

/** The response to a refused save: what is stored now, and who stored it when. */
export type Conflict<Value> = { current: Value; savedBy: string | null; savedAt: string | null }

/** The refusal of a change that is based on an older version. `subject` is as in the audit list. */
export async function toConflict<Value>(db: Database, subject: string, current: Value): Promise<StudioFailure> {
  const last = await db
    .selectFrom('studioAudit')
    .select(['name', 'at'])
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const details: Conflict<Value> = { current, savedBy: last?.name ?? null, savedAt: last?.at ?? null }
  return new StudioFailure('conflict', { details })
}

/** Marks a row as removed, or puts it back where `removedAt` is null. Throws `missing` where it is so already. */
export async function setRemoved(
  db: Database,
  table: 'team' | 'jobs',
  id: string,
  removedAt: string | null,
): Promise<void> {
  const all = db.updateTable(table).set({ removedAt }).where('id', '=', id)
  const changed = all.where('removedAt', removedAt === null ? 'is not' : 'is', null).returning('id')
  await changed.executeTakeFirstOrThrow(missing)
}

/** The position behind the last row; others who add one wait for the transaction. */
export async function getNextPosition(db: Database, table: 'team' | 'jobs'): Promise<number> {
  await lock(db, table)
  const rows = db.selectFrom(table).select((is) => is.fn.max('position').as('last'))
  const { last } = await rows.executeTakeFirstOrThrow()
  return last === null ? 0 : Number(last) + 1
}
