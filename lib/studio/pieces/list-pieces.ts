import type { Database } from '../../db/database.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'
import { hasChanges, readContent } from './edit-piece.ts'
import type { ListedPiece } from './piece-draft.ts'
import type { AnyTable } from './piece-tables.ts'

/** Returns all case studies or journal articles, last changed first. */
export async function listPieces(db: Database, table: AnyTable): Promise<ListedPiece[]> {
  const rows = await db.selectFrom(table.table).selectAll().orderBy('updatedAt', 'desc').orderBy('id').execute()
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
    picture: toPictureUrl(readContent(table, row.content).image, 'thumb', row.id),
  }))
}
