import type { Database } from '../../db/database.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { hasChanges, readContent } from './edit-study.ts'
import type { ListedStudy } from './study-draft.ts'

/** Returns all case studies, last changed first. */
export async function listStudies(db: Database): Promise<ListedStudy[]> {
  const rows = await db.selectFrom('caseStudies').selectAll().orderBy('updatedAt', 'desc').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    state: row.state,
    publishAt: row.publishAt,
    publishedAt: row.publishedAt,
    hasChanges: hasChanges(row),
    isDeleted: row.deletedAt !== null,
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
    picture: toPictureUrl(readContent(row.content).image, 'thumb', row.id),
  }))
}
