import type { Database } from '../db/database.ts'
import { lock } from '../db/is-postgres.ts'
import { missing } from './studio-problem.ts'

/** A table whose rows have a position, and can be removed and restored. */
type PositionedTable = 'team' | 'jobs'

/**
 * Marks a row as removed, or restores it if `removedAt` is null. Throws `missing` if there is no such row to change.
 */
export async function setRemoved(
  db: Database,
  table: PositionedTable,
  id: string,
  removedAt: string | null,
): Promise<void> {
  const changed = db
    .updateTable(table)
    .set({ removedAt })
    .where('id', '=', id)
    .where('removedAt', removedAt === null ? 'is not' : 'is', null)
    .returning('id')
  await changed.executeTakeFirstOrThrow(missing)
}

/** Returns the position after the last row. Others who add a row have to wait for this transaction. */
export async function getNextPosition(db: Database, table: PositionedTable): Promise<number> {
  await lock(db, table)
  const rows = db.selectFrom(table).select((is) => is.fn.max('position').as('last'))
  const { last } = await rows.executeTakeFirstOrThrow()
  return last === null ? 0 : Number(last) + 1
}
