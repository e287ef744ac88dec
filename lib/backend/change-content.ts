import 'server-only'
import { revalidateTag } from 'next/cache'
import type { Database } from '../db/database.ts'
import { getVersions } from './embedded/read-content.ts'

/**
 * Runs `act` in a transaction, and then invalidates the pages of this process that show what it changed. The database's triggers
 * say what that is. watch-content.ts does the same for other processes, within a second. Call it in a handler of Next.
 */
export async function changeContent<Value>(
  db: Database,
  act: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  const { value, changed } = await db.transaction().execute(async (transaction) => {
    const before = await getVersions(transaction)
    const value = await act(transaction)
    const after = await getVersions(transaction)
    return { value, changed: Object.keys(after).filter((tag) => after[tag] !== before[tag]) }
  })
  for (const tag of changed) revalidateTag(tag, { expire: 0 })
  return value
}
