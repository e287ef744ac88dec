import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { DraftRow, ImportRow } from '../db/schema.ts'
import { toColumns, toTidy } from '../studio/posts/columns.ts'
import type { PostContent } from '../studio/posts/post-content.ts'
import { keepVersion } from '../studio/posts/versions.ts'
import { type OldPost, toState } from './old-post.ts'

/** What an import does with a post. `edited` and `deleted` posts were changed here since, and stay as they are. */
export type Action = 'new' | 'updated' | 'unchanged' | 'edited' | 'deleted'

/** A post of the other site, and its place here. */
export type Known = { id: string; hash: string; action: Action; row: ImportRow | undefined }

const toHash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns what an import would do with a post. The id follows from the source, so that each import finds it. */
export async function findKnown(db: Database, post: OldPost): Promise<Known> {
  const id = toHash(post.source).slice(0, 12)
  const hash = toHash(JSON.stringify(post))
  const row = await db.selectFrom('imports').selectAll().where('source', '=', post.source).executeTakeFirst()
  if (!row) return { id, hash, action: 'new', row }
  const draft = await db
    .selectFrom('drafts')
    .select(['version', 'deletedAt'])
    .where('id', '=', row.target)
    .executeTakeFirst()
  const shown = await db.selectFrom('posts').select('id').where('id', '=', row.target).executeTakeFirst()
  const isDeleted = draft ? draft.deletedAt !== null : !shown
  const toAction = (): Action => {
    if (isDeleted) return 'deleted'
    if (row.hash === hash) return 'unchanged'
    return (draft?.version ?? 0) === row.version ? 'updated' : 'edited'
  }
  return { id: row.target, hash, action: toAction(), row }
}

const BY = 'Import'

/** Stores a post that is new or updated, in the caller's transaction. Returns its row if visitors see it. */
export async function storePost(
  db: Database,
  { id, hash }: Known,
  post: OldPost,
  content: PostContent,
  now = new Date(),
): Promise<void> {
  const at = now.toISOString()
  const columns = toColumns(toTidy(content))
  const createdAt = post.at || at
  const wanted = toState(post)
  const isDue = wanted === 'scheduled' && createdAt <= at
  const state = isDue ? 'published' : wanted
  await db.deleteFrom('posts').where('id', '=', id).execute()
  await db.deleteFrom('drafts').where('id', '=', id).execute()
  await db.deleteFrom('draftVersions').where('id', '=', id).execute()
  if (state === 'published') {
    const updatedAt = post.updatedAt > createdAt ? post.updatedAt : null
    await db
      .insertInto('posts')
      .values({ ...columns, id, position: 0, createdAt, updatedAt, readTime: null, words: null })
      .execute()
  } else {
    const row: DraftRow = {
      ...columns,
      id,
      version: 1,
      state,
      publishAt: state === 'scheduled' ? createdAt : null,
      publishedAt: null,
      publishedVersion: null,
      updatedAt: at,
      updatedBy: BY,
      deletedAt: null,
      removedPost: null,
    }
    await db.insertInto('drafts').values(row).execute()
    await keepVersion(db, row, 'save')
  }
  const imported: ImportRow = {
    source: post.source,
    kind: 'post',
    target: id,
    hash,
    version: state === 'published' ? 0 : 1,
    at,
  }
  await db
    .insertInto('imports')
    .values(imported)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(imported))
    .execute()
}
