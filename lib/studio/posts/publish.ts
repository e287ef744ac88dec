import type { Database } from '../../db/database.ts'
import type { ContentColumns, DraftRow } from '../../db/schema.ts'
import { toSlug } from '../../format/slug.ts'
import { readCanonical } from '../../seo/canonical.ts'
import { StudioFailure } from '../studio-problem.ts'
import { toColumns, toContent, toTidy } from './columns.ts'
import { changeDraft, getDraftAtVersion } from './drafts.ts'
import { isEmptyBody } from './text-blocks.ts'
import { keepVersion } from './versions.ts'

/** Returns errors by field if a post lacks a title or a body. */
export function findMissing(row: Pick<DraftRow, 'title' | 'description'>): Record<string, string> {
  return {
    ...(row.title.trim() === '' && { title: 'is required' }),
    ...(isEmptyBody(row.description) && { body: 'is required' }),
  }
}

function requireComplete(row: DraftRow): void {
  const errors = findMissing(row)
  if (row.canonical !== null && readCanonical(row.canonical) === null)
    errors.canonical = 'must be a full address that begins with https://'
  if (Object.keys(errors).length > 0) throw new StudioFailure('invalid', { errors })
}

/** Returns the columns that differ. Writing an unchanged column would change the post's date. */
function findChanges(wanted: ContentColumns, present: ContentColumns): Partial<ContentColumns> {
  const entries = Object.entries(wanted).filter(([name, value]) => present[name as keyof ContentColumns] !== value)
  return Object.fromEntries(entries)
}

/** Writes the row that visitors see, dated `at` if it is new. Returns the changes to the draft. */
export async function showPost(db: Database, row: DraftRow, at: string) {
  const { id, version } = row
  const content = toTidy(toContent(row))
  const slug = toSlug(content.slug || content.title)
  const publishedAt = row.publishedAt ?? at
  const wanted = toColumns({ ...content, slug })
  const present = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
  const changes = present ? findChanges(wanted, present) : {}
  // The backend's reading time belongs to the earlier text.
  const readTime = changes.description === undefined ? {} : { readTime: null }
  const all = { ...changes, ...readTime }
  if (!present)
    await db
      .insertInto('posts')
      .values({ ...wanted, id, position: 0, createdAt: publishedAt })
      .execute()
  else if (Object.keys(changes).length > 0) await db.updateTable('posts').set(all).where('id', '=', id).execute()
  return { publishAt: null, publishedAt, publishedVersion: version, slug }
}

/** Publishes a post as it was last saved. Throws `invalid` without a title or a body, or `conflict`. */
export async function publish(db: Database, id: string, base: number, now = new Date()): Promise<DraftRow> {
  const row = await getDraftAtVersion(db, id, base)
  requireComplete(row)
  const shown = await showPost(db, row, now.toISOString())
  const published = await changeDraft(db, row, { ...shown, state: 'published' })
  await keepVersion(db, published, 'publish')
  return published
}

/** Publishes a draft at a later time. */
export async function schedule(db: Database, id: string, base: number, at: Date, now = new Date()): Promise<DraftRow> {
  const row = await getDraftAtVersion(db, id, base)
  requireComplete(row)
  if (row.state === 'published')
    throw new StudioFailure('invalid', { errors: { publishAt: 'is for unpublished posts' } })
  if (at <= now) throw new StudioFailure('invalid', { errors: { publishAt: 'must be in the future' } })
  return changeDraft(db, row, { state: 'scheduled', publishAt: at.toISOString() })
}

/** Turns a published or scheduled post into a draft, which visitors cannot see. */
export async function unpublish(db: Database, id: string, base: number): Promise<DraftRow> {
  const row = await getDraftAtVersion(db, id, base)
  await db.deleteFrom('posts').where('id', '=', id).execute()
  return changeDraft(db, row, { state: 'draft', publishAt: null, publishedVersion: null })
}
