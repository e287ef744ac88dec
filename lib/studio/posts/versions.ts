import type { Database } from '../../db/database.ts'
import type { DraftRow } from '../../db/schema.ts'
import { missing } from '../studio-problem.ts'
import { toContent } from './columns.ts'
import { contentSchema } from './content-schema.ts'
import type { PostContent } from './post-content.ts'
import type { PostVersion } from './post-draft.ts'

/** The number of versions kept for each post. */
const MAX_VERSIONS = 100

/** Stores the draft's content as a version. A published version stays marked as such. */
export async function keepVersion(db: Database, row: DraftRow, reason: PostVersion['reason']): Promise<void> {
  const { id, version, updatedAt: at, updatedBy: by } = row
  await db
    .insertInto('draftVersions')
    .values({ id, version, at, by, reason, content: JSON.stringify(toContent(row)) })
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

/** Returns the versions of a post, latest first. */
export const listVersions = (db: Database, id: string): Promise<PostVersion[]> =>
  db
    .selectFrom('draftVersions')
    .select(['version', 'at', 'by', 'reason'])
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute()

/** Returns the content of one version. Throws `missing`. */
export async function readVersion(db: Database, id: string, version: number): Promise<PostContent> {
  const found = db.selectFrom('draftVersions').select('content').where('id', '=', id).where('version', '=', version)
  const row = await found.executeTakeFirstOrThrow(missing)
  return contentSchema.parse(JSON.parse(row.content))
}
