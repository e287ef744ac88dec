import { record } from '../../db/audit.ts'
import type { Database } from '../../db/database.ts'
import type { DraftRow } from '../../db/schema.ts'
import { findMissing, showPost } from './publish.ts'
import { keepVersion } from './versions.ts'

const schedule = { name: 'Schedule', role: 'owner' } as const

async function show(db: Database, row: DraftRow): Promise<void> {
  const change = (part: Partial<DraftRow>) => db.updateTable('drafts').set(part).where('id', '=', row.id).execute()
  if (Object.keys(findMissing(row)).length > 0) {
    await change({ state: 'draft', publishAt: null })
    return record(db, schedule, 'not publish, because it is empty,', `post ${row.id}`)
  }
  const shown = await showPost(db, row, row.publishAt ?? row.updatedAt)
  await change(shown)
  await keepVersion(db, { ...row, ...shown }, 'publish')
  await record(db, schedule, 'publish', `post ${row.id}`)
}

async function isAnyDue(db: Database, now: Date): Promise<boolean> {
  const due = db.selectFrom('drafts').select('id').where('state', '=', 'scheduled').where('deletedAt', 'is', null)
  return (await due.where('publishAt', '<=', now.toISOString()).executeTakeFirst()) !== undefined
}

/** Publishes the posts that are due, each only once, even if several processes try. Returns their number. */
export async function publishDue(db: Database, now = new Date()): Promise<number> {
  // Most of the time nothing is due, and a transaction would hold SQLite's lock.
  if (!(await isAnyDue(db, now))) return 0
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .updateTable('drafts')
      .set({ state: 'published' })
      .where('state', '=', 'scheduled')
      .where('publishAt', '<=', now.toISOString())
      .where('deletedAt', 'is', null)
      .returningAll()
      .execute()
    for (const row of due) await show(transaction, row)
    return due.length
  })
}
