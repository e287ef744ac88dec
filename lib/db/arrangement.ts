import type { OrderedItem } from '../backend/contract.ts'
import type { Database } from './database.ts'

/** Returns the case studies and journal articles that the owner arranged, in their order. */
export const getArrangement = async (db: Database): Promise<OrderedItem[]> => {
  const rows = await db
    .selectFrom('arrangement')
    .select(['kind', 'id', 'position'])
    .orderBy('kind')
    .orderBy('position')
    .execute()
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind === 'study' ? 'study' : 'article' }))
}

/** Replaces the arrangement of one kind; `ids` are in their new order. Call it in a transaction. */
export async function setArrangement(db: Database, kind: OrderedItem['kind'], ids: readonly string[]): Promise<void> {
  await db.deleteFrom('arrangement').where('kind', '=', kind).execute()
  const rows = ids.map((id, position) => ({ kind, id, image: null, position }))
  if (rows.length > 0) await db.insertInto('arrangement').values(rows).execute()
}
