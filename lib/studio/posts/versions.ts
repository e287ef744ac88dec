import type { Database } from '../../db/database.ts'
import type { DraftRow } from '../../db/schema.ts'
import { missing } from '../studio-problem.ts'
import { toContent } from './columns.ts'
import { contentSchema } from './content-schema.ts'
import type { PostContent } from './post-content.ts'
import type { PostVersion } from './post-draft.ts'

/** The number of versions kept for each post, case study or journal article. */
const MAX_VERSIONS = 100

/** The pause after which replaced text becomes a version. Someone else's text always does. */
export const SITTING_MS = 10 * 60_000

type LastSave = { updatedAt: string; updatedBy: string }

/** Returns whether a text was saved by someone else, or before this sitting. */
export const isOfBefore = ({ updatedAt, updatedBy }: LastSave, by: string, now: Date): boolean =>
  updatedBy !== by || now.getTime() - Date.parse(updatedAt) > SITTING_MS

type NewVersion = PostVersion & { id: string; content: object }

/** Stores a content as a version. A published version stays marked as such. */
export async function storeVersion(db: Database, { content, ...version }: NewVersion): Promise<void> {
  const { id, reason } = version
  await db
    .insertInto('draftVersions')
    .values({ ...version, content: JSON.stringify(content) })
    .onConflict((conflict) => {
      const same = conflict.columns(['id', 'version'])
      return reason === 'publish' ? same.doUpdateSet({ reason }) : same.doNothing()
    })
    .execute()
  const oldest = await db
    .selectFrom('draftVersions')
    .select('version')
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .offset(MAX_VERSIONS)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('draftVersions').where('id', '=', id).where('version', '<=', oldest.version).execute()
}

/** Stores the draft's content as a version. */
export const keepVersion = (db: Database, row: DraftRow, reason: PostVersion['reason']): Promise<void> =>
  storeVersion(db, {
    id: row.id,
    version: row.version,
    at: row.updatedAt,
    by: row.updatedBy,
    reason,
    content: toContent(row),
  })

/** Returns the versions of a post, case study or journal article, latest first. */
export const listVersions = (db: Database, id: string): Promise<PostVersion[]> =>
  db
    .selectFrom('draftVersions')
    .select(['version', 'at', 'by', 'reason'])
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute()

/** Returns the stored content of one version. Throws `missing`. */
export async function findVersion(db: Database, id: string, version: number): Promise<unknown> {
  const found = db.selectFrom('draftVersions').select('content').where('id', '=', id).where('version', '=', version)
  return JSON.parse((await found.executeTakeFirstOrThrow(missing)).content)
}

/** Returns the content of one version of a post. Throws `missing`. */
export async function readVersion(db: Database, id: string, version: number): Promise<PostContent> {
  const parsed = contentSchema.safeParse(await findVersion(db, id, version))
  if (!parsed.success) throw missing()
  return parsed.data
}
