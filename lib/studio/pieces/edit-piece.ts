import { randomBytes } from 'node:crypto'
import type { PieceContent } from '../../backend/piece-content.ts'
import type { Database } from '../../db/database.ts'
import type { PieceRow } from '../../db/schema.ts'
import { findVersion, isOfBefore, listVersions, storeVersion } from '../posts/versions.ts'
import type { SaveReason } from '../saving/save-engine.ts'
import { missing, StudioFailure } from '../studio-problem.ts'
import { isSamePiece, type PieceDraft } from './piece-draft.ts'
import type { AnyTable, PieceTable } from './piece-tables.ts'

/** Returns the content of a row. Texts of earlier versions of the site may lack a part. */
export const readContent = <Content extends PieceContent>({ empty }: PieceTable<Content>, json: string): Content => ({
  ...empty,
  ...(JSON.parse(json) as Content),
})

/** Returns whether something was saved after the piece was published. */
export const hasChanges = ({ state, version, publishedVersion }: PieceRow) =>
  state === 'published' && version !== publishedVersion

/** Returns a piece for browsers. */
export const toPieceDraft = <Content extends PieceContent>(
  table: PieceTable<Content>,
  row: PieceRow,
): PieceDraft<Content> => ({
  id: row.id,
  version: row.version,
  state: row.state,
  publishAt: row.publishAt,
  publishedAt: row.publishedAt,
  slug: row.slug,
  hasChanges: hasChanges(row),
  isDeleted: row.deletedAt !== null,
  updatedAt: row.updatedAt,
  updatedBy: row.updatedBy,
  content: readContent(table, row.content),
})

/** Returns a piece. Throws `missing`. */
export const findPiece = (db: Database, { table }: Pick<AnyTable, 'table'>, id: string): Promise<PieceRow> =>
  db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow(missing)

/** Creates an empty piece. */
export async function createPiece(
  db: Database,
  { table, empty }: AnyTable,
  by: string,
  now = new Date(),
): Promise<PieceRow> {
  const row: PieceRow = {
    id: randomBytes(6).toString('hex'),
    version: 1,
    state: 'draft',
    title: '',
    content: JSON.stringify(empty),
    slug: null,
    published: null,
    publishAt: null,
    publishedAt: null,
    publishedVersion: null,
    updatedAt: now.toISOString(),
    updatedBy: by,
    deletedAt: null,
  }
  await db.insertInto(table).values(row).execute()
  return row
}

const toConflict = (table: AnyTable, row: PieceRow) =>
  new StudioFailure('conflict', { details: toPieceDraft(table, row) })

/** Returns the piece if it is at version `base`. Throws `missing` or `conflict`. */
export async function getPieceAtVersion(db: Database, table: AnyTable, id: string, base: number): Promise<PieceRow> {
  const row = await findPiece(db, table, id)
  if (row.deletedAt !== null) throw missing()
  if (row.version !== base) throw toConflict(table, row)
  return row
}

/** Changes a piece that is still at `row.version`. Throws `conflict` if someone else changed it first. */
export async function changePiece(
  db: Database,
  table: AnyTable,
  row: PieceRow,
  change: Partial<PieceRow>,
): Promise<PieceRow> {
  const changed = await db
    .updateTable(table.table)
    .set(change)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw toConflict(table, await findPiece(db, table, row.id))
  return changed
}

const toVersionId = ({ kind }: AnyTable, id: string) => `${kind} ${id}`

/** Stores the piece's content as a version. */
export const keepPieceVersion = (
  db: Database,
  table: AnyTable,
  row: PieceRow,
  reason: 'save' | 'publish',
): Promise<void> =>
  storeVersion(db, {
    id: toVersionId(table, row.id),
    version: row.version,
    at: row.updatedAt,
    by: row.updatedBy,
    reason,
    content: readContent(table, row.content),
  })

export const listPieceVersions = (db: Database, table: AnyTable, id: string) => listVersions(db, toVersionId(table, id))

/** Returns the content of one version. Throws `missing`. */
export async function readPieceVersion<Content extends PieceContent>(
  db: Database,
  table: PieceTable<Content>,
  id: string,
  version: number,
): Promise<Content> {
  const found = await findVersion(db, toVersionId(table, id), version)
  return { ...table.empty, ...(found as Content) }
}

/** A save of a change that is based on the version `base`. */
type Save<Content> = { id: string; base: number; content: Content; reason: SaveReason; by: string }

/**
 * Stores the content of a piece. Equal content changes nothing. `isNew` means that someone started to edit, which the
 * list of changes mentions once. Throws `conflict` if someone has saved since `base`.
 */
export async function savePiece<Content extends PieceContent>(
  db: Database,
  table: PieceTable<Content>,
  { id, base, content, reason, by }: Save<Content>,
  now = new Date(),
): Promise<{ piece: PieceRow; isNew: boolean }> {
  const present = await findPiece(db, table, id)
  if (present.deletedAt === null && isSamePiece(readContent(table, present.content), content)) {
    if (reason === 'save') await keepPieceVersion(db, table, present, 'save')
    return { piece: present, isNew: false }
  }
  const row = await getPieceAtVersion(db, table, id, base)
  const isNew = isOfBefore(row, by, now)
  if (isNew || reason === 'replace') await keepPieceVersion(db, table, row, 'save')
  const piece = await changePiece(db, table, row, {
    title: content.title.trim(),
    content: JSON.stringify(content),
    version: row.version + 1,
    updatedAt: now.toISOString(),
    updatedBy: by,
  })
  if (reason === 'save') await keepPieceVersion(db, table, piece, 'save')
  return { piece, isNew: isNew || reason === 'save' }
}

/** Deletes a piece. It can be restored, with its address. */
export async function removePiece(
  db: Database,
  table: AnyTable,
  id: string,
  base: number,
  now = new Date(),
): Promise<PieceRow> {
  const row = await getPieceAtVersion(db, table, id, base)
  return changePiece(db, table, row, { deletedAt: now.toISOString() })
}

/** Undoes a deletion. A piece whose scheduled time has passed becomes a draft. */
export async function restorePiece(db: Database, table: AnyTable, id: string, now = new Date()): Promise<PieceRow> {
  const row = await findPiece(db, table, id)
  if (row.deletedAt === null) throw missing()
  const isMissed = row.state === 'scheduled' && (row.publishAt ?? '') <= now.toISOString()
  return changePiece(db, table, row, { deletedAt: null, ...(isMissed && { state: 'draft', publishAt: null }) })
}
