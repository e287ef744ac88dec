import 'server-only'
import { revalidatePath, revalidateTag } from 'next/cache'
import { tags } from '../cache.ts'
import type { Database } from '../db/database.ts'
import { routes } from '../routes.ts'
import { getVersions } from './embedded/read-content.ts'
import { loadSettings } from './load-settings.ts'

/**
 * Runs `act` in a transaction, and then invalidates this process's pages that show the changed content. The database's
 * triggers record what changed. watch-content.ts does the same for other processes, within a second. Call it only in a
 * handler of Next.
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
  if (changed.includes(tags.settings)) {
    await loadSettings(db)
    revalidatePath(routes.home, 'layout')
  }
  for (const tag of changed) revalidateTag(tag, { expire: 0 })
  return value
}
