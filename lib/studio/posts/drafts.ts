import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { DraftRow, PostRow } from '../../db/schema.ts'
import { toSlug } from '../../format/slug.ts'
import { missing, StudioFailure } from '../studio-problem.ts'
import { toColumns, toContent } from './columns.ts'
import { EMPTY_CONTENT } from './post-content.ts'
import type { PostDraft } from './post-draft.ts'
import { keepVersion } from './versions.ts'

/** Returns a draft for browsers. */
export const toDraft = (row: DraftRow): PostDraft => ({
  id: row.id,
  version: row.version,
  state: row.state,
  publishAt: row.publishAt,
  publishedAt: row.publishedAt,
  hasChanges: row.state === 'published' && row.version !== row.publishedVersion,
  isDeleted: row.deletedAt !== null,
  updatedAt: row.updatedAt,
  updatedBy: row.updatedBy,
  content: toContent(row),
})

const NEW = {
  state: 'draft',
  publishAt: null,
  publishedAt: null,
  publishedVersion: null,
  deletedAt: null,
  removedPost: null,
} as const

/** Returns a draft of a published post that the Studio has not changed yet. Its slug is fixed from now on. */
const fromPost = (post: PostRow): DraftRow => ({
  ...toColumns({ ...toContent(post), slug: post.slug ?? toSlug(post.title) }),
  ...NEW,
  id: post.id,
  version: 0,
  state: 'published',
  publishedAt: post.createdAt,
  publishedVersion: 0,
  updatedAt: post.updatedAt ?? post.createdAt,
  updatedBy: '',
})

/** Returns the draft of a post, or a new one from the published post. Throws `missing`. */
export async function findDraft(db: Database, id: string): Promise<DraftRow> {
  const draft = await db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
  if (draft) return draft
  return fromPost(await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(missing))
}

/** Creates an empty draft. */
export async function createDraft(db: Database, by: string, now = new Date()): Promise<DraftRow> {
  const row: DraftRow = {
    ...toColumns(EMPTY_CONTENT),
    ...NEW,
    id: randomBytes(6).toString('hex'),
    version: 1,
    updatedAt: now.toISOString(),
    updatedBy: by,
  }
  await db.insertInto('drafts').values(row).execute()
  return row
}

/** Returns the refusal of a save that is based on an older version. */
const toConflict = (row: DraftRow) => new StudioFailure('conflict', { details: toDraft(row) })

/** Returns the draft if it is at version `base`, and stores it if there was only a post. Throws `missing` or `conflict`. */
export async function getDraftAtVersion(db: Database, id: string, base: number): Promise<DraftRow> {
  const row = await findDraft(db, id)
  if (row.deletedAt !== null) throw missing()
  if (row.version !== base) throw toConflict(row)
  if (row.version > 0) return row
  await db
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await keepVersion(db, row, 'publish')
  return row
}

/** Changes a draft that is still at `row.version`. Throws `conflict` if someone else changed it first. */
export async function changeDraft(db: Database, row: DraftRow, change: Partial<DraftRow>): Promise<DraftRow> {
  const changed = await db
    .updateTable('drafts')
    .set(change)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw toConflict(await findDraft(db, row.id))
  return changed
}
