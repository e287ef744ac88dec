import type { Database } from '../../db/database.ts'
import type { DraftRow, PostRow } from '../../db/schema.ts'
import { missing } from '../studio-problem.ts'
import { changeDraft, findDraft, getDraftAtVersion } from './drafts.ts'

/** Deletes a post. Its public row is kept, so that the deletion can be undone. */
export async function removePost(db: Database, id: string, base: number, now = new Date()): Promise<DraftRow> {
  const row = await getDraftAtVersion(db, id, base)
  const shown = await db.deleteFrom('posts').where('id', '=', id).returningAll().executeTakeFirst()
  return changeDraft(db, row, { deletedAt: now.toISOString(), removedPost: shown ? JSON.stringify(shown) : null })
}

/** Undoes a deletion. A post whose scheduled time has passed becomes a draft. */
export async function restorePost(db: Database, id: string, now = new Date()): Promise<DraftRow> {
  const row = await findDraft(db, id)
  if (row.deletedAt === null) throw missing()
  // Only removePost writes this row.
  if (row.removedPost)
    await db
      .insertInto('posts')
      .values(JSON.parse(row.removedPost) as PostRow)
      .execute()
  const isMissed = row.state === 'scheduled' && (row.publishAt ?? '') <= now.toISOString()
  return changeDraft(db, row, {
    deletedAt: null,
    removedPost: null,
    ...(isMissed && { state: 'draft', publishAt: null }),
  })
}
