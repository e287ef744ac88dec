import { parseDiagram } from '../../art/diagram/parse-diagram.ts'
import { toCompanyDay } from '../../backend/job-closing.ts'
import type { StudyContent } from '../../backend/study-content.ts'
import { record } from '../../db/audit.ts'
import type { Database } from '../../db/database.ts'
import { lock } from '../../db/is-postgres.ts'
import type { CaseStudyRow } from '../../db/schema.ts'
import { toSlug } from '../../format/slug.ts'
import { removeRedirect, saveRedirect } from '../../redirects/redirects.ts'
import { routes } from '../../routes.ts'
import { StudioFailure } from '../studio-problem.ts'
import { changeStudy, getStudyAtVersion, keepStudyVersion, readContent } from './edit-study.ts'

const REQUIRED = ['title', 'client', 'industry', 'overview'] as const

/** Returns errors by field if a study cannot be published. */
export function findStudyErrors(content: StudyContent): Record<string, string> {
  const missing = REQUIRED.filter((field) => content[field].trim() === '')
  const isUndrawable = content.diagram.trim() !== '' && !parseDiagram(content.diagram)
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'is required'])),
    ...(isUndrawable && { diagram: 'needs lines such as “Till -> Queue: every sale”' }),
  }
}

function requireComplete(row: CaseStudyRow): void {
  const errors = findStudyErrors(readContent(row.content))
  if (Object.keys(errors).length > 0) throw new StudioFailure('invalid', { errors })
}

/** Trims all texts of a value. */
function trimTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value
  if (Array.isArray(value)) return value.map(trimTexts) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimTexts(part)])) as Value
}

/**
 * Returns an address that no other study has: the wanted one, or the first free one with a number. Others who publish have
 * to wait for this transaction.
 */
async function findFreeSlug(db: Database, id: string, wanted: string): Promise<string> {
  await lock(db, 'caseStudies')
  const rows = await db.selectFrom('caseStudies').select('slug').where('id', '!=', id).execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  return slug
}

/** Redirects a former address to the present one, and so do all redirects that led there. */
async function moveAddress(db: Database, from: string | null, to: string): Promise<void> {
  const target = routes.caseStudy(to)
  await removeRedirect(db, target)
  if (from === null || from === to) return
  const former = routes.caseStudy(from)
  await db.updateTable('redirects').set({ target }).where('target', '=', former).execute()
  await saveRedirect(db, { path: former, target })
}

/** Puts a study that is new before those that the owner arranged. */
async function putFirst(db: Database, id: string): Promise<void> {
  const rows = db.selectFrom('arrangement').where('kind', '=', 'study')
  const { first } = await rows.select((is) => is.fn.min('position').as('first')).executeTakeFirstOrThrow()
  if (first === null) return
  await db
    .insertInto('arrangement')
    .values({ kind: 'study', id, position: Number(first) - 1, image: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the changes of a row that show it to visitors, dated `at` if it is new. */
async function show(db: Database, row: CaseStudyRow, at: Date): Promise<Partial<CaseStudyRow>> {
  const content = trimTexts(readContent(row.content))
  const publishedAt = row.publishedAt ?? at.toISOString()
  // The address stays the same when the title changes.
  const wanted = toSlug(content.slug || row.slug || content.title) || row.id
  const slug = await findFreeSlug(db, row.id, wanted)
  await moveAddress(db, row.slug, slug)
  if (row.publishedAt === null) await putFirst(db, row.id)
  const published: StudyContent = {
    ...content,
    tags: [...new Set(content.tags.filter(Boolean))],
    publishedDate: content.publishedDate || toCompanyDay(new Date(publishedAt)),
  }
  return {
    state: 'published',
    slug,
    published: JSON.stringify(published),
    publishAt: null,
    publishedAt,
    publishedVersion: row.version,
  }
}

/** Publishes a study as it was last saved. Throws `invalid` if something is missing, or `conflict`. */
export async function publishStudy(db: Database, id: string, base: number, now = new Date()): Promise<CaseStudyRow> {
  const row = await getStudyAtVersion(db, id, base)
  requireComplete(row)
  const published = await changeStudy(db, row, await show(db, row, now))
  await keepStudyVersion(db, published, 'publish')
  return published
}

/** Publishes a draft at a later time. */
export async function scheduleStudy(
  db: Database,
  id: string,
  base: number,
  at: Date,
  now = new Date(),
): Promise<CaseStudyRow> {
  const row = await getStudyAtVersion(db, id, base)
  requireComplete(row)
  if (row.state === 'published')
    throw new StudioFailure('invalid', { errors: { publishAt: 'is for unpublished case studies' } })
  if (at <= now) throw new StudioFailure('invalid', { errors: { publishAt: 'must be in the future' } })
  return changeStudy(db, row, { state: 'scheduled', publishAt: at.toISOString() })
}

/** Turns a published or scheduled study into a draft, which visitors cannot see. It keeps its address. */
export async function unpublishStudy(db: Database, id: string, base: number): Promise<CaseStudyRow> {
  const row = await getStudyAtVersion(db, id, base)
  return changeStudy(db, row, { state: 'draft', published: null, publishAt: null, publishedVersion: null })
}

const schedule = { name: 'Schedule', role: 'owner' } as const

async function showDue(db: Database, row: CaseStudyRow): Promise<void> {
  const isEmpty = Object.keys(findStudyErrors(readContent(row.content))).length > 0
  const change = isEmpty
    ? { state: 'draft' as const, publishAt: null }
    : await show(db, row, new Date(row.publishAt ?? row.updatedAt))
  const shown = await db
    .updateTable('caseStudies')
    .set(change)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!isEmpty) await keepStudyVersion(db, shown, 'publish')
  await record(db, schedule, isEmpty ? 'not publish, because it is empty,' : 'publish', `study ${row.id}`)
}

/** Publishes the studies that are due, each only once, even if several processes try. Returns their number. */
export async function publishDueStudies(db: Database, now = new Date()): Promise<number> {
  const isDue = (from: Database) =>
    from
      .selectFrom('caseStudies')
      .select('id')
      .where('state', '=', 'scheduled')
      .where('publishAt', '<=', now.toISOString())
      .where('deletedAt', 'is', null)
  // Most of the time nothing is due, and a transaction would hold SQLite's lock.
  if (!(await isDue(db).executeTakeFirst())) return 0
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .updateTable('caseStudies')
      .set({ state: 'published' })
      .where('id', 'in', isDue(transaction))
      .where('state', '=', 'scheduled')
      .returningAll()
      .execute()
    for (const row of due) await showDue(transaction, row)
    return due.length
  })
}
