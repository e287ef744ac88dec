import type { PieceContent } from '../../backend/piece-content.ts'
import { record } from '../../db/audit.ts'
import type { Database } from '../../db/database.ts'
import { lock } from '../../db/is-postgres.ts'
import type { PieceRow } from '../../db/schema.ts'
import { removeRedirect, saveRedirect } from '../../redirects/redirects.ts'
import { StudioFailure } from '../studio-problem.ts'
import { changePiece, getPieceAtVersion, keepPieceVersion, readContent } from './edit-piece.ts'
import { type AnyTable, articleTable, type PieceTable, studyTable } from './piece-tables.ts'
import { toShown } from './shown-piece.ts'

function requireComplete<Content extends PieceContent>(table: PieceTable<Content>, row: PieceRow): void {
  const errors = table.findErrors(readContent(table, row.content))
  if (Object.keys(errors).length > 0) throw new StudioFailure('invalid', { errors })
}

/**
 * Returns an address that no other piece of the kind has: the wanted one, or the first free one with a number. Others who publish have
 * to wait for this transaction.
 */
async function findFreeSlug(db: Database, { table }: AnyTable, id: string, wanted: string): Promise<string> {
  await lock(db, table)
  const rows = await db.selectFrom(table).select('slug').where('id', '!=', id).execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  return slug
}

/** Redirects a former address to the present one, and so do all redirects that led there. */
async function moveAddress(db: Database, { toAddress }: AnyTable, from: string | null, to: string): Promise<void> {
  const target = toAddress(to)
  await removeRedirect(db, target)
  if (from === null || from === to) return
  const former = toAddress(from)
  await db.updateTable('redirects').set({ target }).where('target', '=', former).execute()
  await saveRedirect(db, { path: former, target })
}

/** Puts a piece that is new before those that the owner arranged. */
async function putFirst(db: Database, { kind }: AnyTable, id: string): Promise<void> {
  const rows = db.selectFrom('arrangement').where('kind', '=', kind)
  const { first } = await rows.select((is) => is.fn.min('position').as('first')).executeTakeFirstOrThrow()
  if (first === null) return
  await db
    .insertInto('arrangement')
    .values({ kind, id, position: Number(first) - 1, image: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the changes to a row that show it to visitors, dated `at` if it is new. */
async function show<Content extends PieceContent>(
  db: Database,
  table: PieceTable<Content>,
  row: PieceRow,
  at: Date,
): Promise<Partial<PieceRow>> {
  const shown = toShown(table, row, at)
  const slug = await findFreeSlug(db, table, row.id, shown.slug)
  await moveAddress(db, table, row.slug, slug)
  if (row.publishedAt === null) await putFirst(db, table, row.id)
  return {
    state: 'published',
    slug,
    published: JSON.stringify(shown.content),
    publishAt: null,
    publishedAt: shown.publishedAt,
    publishedVersion: row.version,
  }
}

/** Publishes a piece as it was last saved. Throws `invalid` if something is missing, or `conflict`. */
export async function publishPiece(
  db: Database,
  table: AnyTable,
  id: string,
  base: number,
  now = new Date(),
): Promise<PieceRow> {
  const row = await getPieceAtVersion(db, table, id, base)
  requireComplete(table, row)
  const published = await changePiece(db, table, row, await show(db, table, row, now))
  await keepPieceVersion(db, table, published, 'publish')
  return published
}

/** Publishes a draft at a later time. */
export async function schedulePiece(
  db: Database,
  table: AnyTable,
  id: string,
  base: number,
  at: Date,
  now = new Date(),
): Promise<PieceRow> {
  const row = await getPieceAtVersion(db, table, id, base)
  requireComplete(table, row)
  if (row.state === 'published')
    throw new StudioFailure('invalid', { errors: { publishAt: 'is for what is not published yet' } })
  if (at <= now) throw new StudioFailure('invalid', { errors: { publishAt: 'must be in the future' } })
  return changePiece(db, table, row, { state: 'scheduled', publishAt: at.toISOString() })
}

/** Turns a published or scheduled piece into a draft, which visitors cannot see. It keeps its address. */
export async function unpublishPiece(db: Database, table: AnyTable, id: string, base: number): Promise<PieceRow> {
  const row = await getPieceAtVersion(db, table, id, base)
  return changePiece(db, table, row, { state: 'draft', published: null, publishAt: null, publishedVersion: null })
}

const schedule = { name: 'Schedule', role: 'owner' } as const

async function showDue(db: Database, table: AnyTable, row: PieceRow): Promise<void> {
  const isEmpty = Object.keys(table.findErrors(readContent(table, row.content))).length > 0
  const change = isEmpty
    ? { state: 'draft' as const, publishAt: null }
    : await show(db, table, row, new Date(row.publishAt ?? row.updatedAt))
  const shown = await db
    .updateTable(table.table)
    .set(change)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!isEmpty) await keepPieceVersion(db, table, shown, 'publish')
  await record(db, schedule, isEmpty ? 'not publish, because it is empty,' : 'publish', `${table.kind} ${row.id}`)
}

async function publishDueOf(db: Database, table: AnyTable, now: Date): Promise<number> {
  const isDue = (from: Database) =>
    from
      .selectFrom(table.table)
      .select('id')
      .where('state', '=', 'scheduled')
      .where('publishAt', '<=', now.toISOString())
      .where('deletedAt', 'is', null)
  // Most of the time nothing is due, and a transaction would hold SQLite's lock.
  if (!(await isDue(db).executeTakeFirst())) return 0
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .updateTable(table.table)
      .set({ state: 'published' })
      .where('id', 'in', isDue(transaction))
      .where('state', '=', 'scheduled')
      .returningAll()
      .execute()
    for (const row of due) await showDue(transaction, table, row)
    return due.length
  })
}

/**
 * Publishes the case studies and articles that are due, each only once, even if several processes try. Returns their
 * number.
 */
export const publishDuePieces = async (db: Database, now = new Date()): Promise<number> =>
  (await publishDueOf(db, studyTable, now)) + (await publishDueOf(db, articleTable, now))
