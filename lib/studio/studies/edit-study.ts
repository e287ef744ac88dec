import { randomBytes } from 'node:crypto'
import { EMPTY_STUDY, type StudyContent } from '../../backend/study-content.ts'
import type { Database } from '../../db/database.ts'
import type { CaseStudyRow } from '../../db/schema.ts'
import { findVersion, isOfBefore, listVersions, storeVersion } from '../posts/versions.ts'
import type { SaveReason } from '../saving/save-engine.ts'
import { missing, StudioFailure } from '../studio-problem.ts'
import { isSameStudy, type StudyDraft } from './study-draft.ts'

/** Returns the content of a row. Studies of earlier versions of the site may lack a part. */
export const readContent = (json: string): StudyContent => ({ ...EMPTY_STUDY, ...(JSON.parse(json) as StudyContent) })

/** Returns whether something was saved after the study was published. */
export const hasChanges = ({ state, version, publishedVersion }: CaseStudyRow) =>
  state === 'published' && version !== publishedVersion

/** Returns a case study for browsers. */
export const toStudyDraft = (row: CaseStudyRow): StudyDraft => ({
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
  content: readContent(row.content),
})

/** Returns a case study. Throws `missing`. */
export const findStudy = (db: Database, id: string): Promise<CaseStudyRow> =>
  db.selectFrom('caseStudies').selectAll().where('id', '=', id).executeTakeFirstOrThrow(missing)

/** Creates an empty case study. */
export async function createStudy(db: Database, by: string, now = new Date()): Promise<CaseStudyRow> {
  const row: CaseStudyRow = {
    id: randomBytes(6).toString('hex'),
    version: 1,
    state: 'draft',
    title: '',
    content: JSON.stringify(EMPTY_STUDY),
    slug: null,
    published: null,
    publishAt: null,
    publishedAt: null,
    publishedVersion: null,
    updatedAt: now.toISOString(),
    updatedBy: by,
    deletedAt: null,
  }
  await db.insertInto('caseStudies').values(row).execute()
  return row
}

const toConflict = (row: CaseStudyRow) => new StudioFailure('conflict', { details: toStudyDraft(row) })

/** Returns the study if it is at version `base`. Throws `missing` or `conflict`. */
export async function getStudyAtVersion(db: Database, id: string, base: number): Promise<CaseStudyRow> {
  const row = await findStudy(db, id)
  if (row.deletedAt !== null) throw missing()
  if (row.version !== base) throw toConflict(row)
  return row
}

/** Changes a study that is still at `row.version`. Throws `conflict` if someone else changed it first. */
export async function changeStudy(
  db: Database,
  row: CaseStudyRow,
  change: Partial<CaseStudyRow>,
): Promise<CaseStudyRow> {
  const changed = await db
    .updateTable('caseStudies')
    .set(change)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw toConflict(await findStudy(db, row.id))
  return changed
}

const toVersionId = (id: string) => `study ${id}`

/** Stores the study's content as a version. */
export const keepStudyVersion = (db: Database, row: CaseStudyRow, reason: 'save' | 'publish'): Promise<void> =>
  storeVersion(db, {
    id: toVersionId(row.id),
    version: row.version,
    at: row.updatedAt,
    by: row.updatedBy,
    reason,
    content: readContent(row.content),
  })

export const listStudyVersions = (db: Database, id: string) => listVersions(db, toVersionId(id))

/** Returns the content of one version. Throws `missing`. */
export async function readStudyVersion(db: Database, id: string, version: number): Promise<StudyContent> {
  const found = await findVersion(db, toVersionId(id), version)
  return { ...EMPTY_STUDY, ...(found as StudyContent) }
}

/** A save of a change that is based on the version `base`. */
type Save = { id: string; base: number; content: StudyContent; reason: SaveReason; by: string }

/**
 * Stores the content of a study. Equal content changes nothing. `isNew` means that someone started to edit, which the
 * list of changes mentions once. Throws `conflict` if someone has saved since `base`.
 */
export async function saveStudy(
  db: Database,
  { id, base, content, reason, by }: Save,
  now = new Date(),
): Promise<{ study: CaseStudyRow; isNew: boolean }> {
  const present = await findStudy(db, id)
  if (present.deletedAt === null && isSameStudy(readContent(present.content), content)) {
    if (reason === 'save') await keepStudyVersion(db, present, 'save')
    return { study: present, isNew: false }
  }
  const row = await getStudyAtVersion(db, id, base)
  const isNew = isOfBefore(row, by, now)
  if (isNew || reason === 'replace') await keepStudyVersion(db, row, 'save')
  const study = await changeStudy(db, row, {
    title: content.title.trim(),
    content: JSON.stringify(content),
    version: row.version + 1,
    updatedAt: now.toISOString(),
    updatedBy: by,
  })
  if (reason === 'save') await keepStudyVersion(db, study, 'save')
  return { study, isNew: isNew || reason === 'save' }
}

/** Deletes a study. It can be restored, with its address. */
export async function removeStudy(db: Database, id: string, base: number, now = new Date()): Promise<CaseStudyRow> {
  const row = await getStudyAtVersion(db, id, base)
  return changeStudy(db, row, { deletedAt: now.toISOString() })
}

/** Undoes a deletion. A study whose scheduled time has passed becomes a draft. */
export async function restoreStudy(db: Database, id: string, now = new Date()): Promise<CaseStudyRow> {
  const row = await findStudy(db, id)
  if (row.deletedAt === null) throw missing()
  const isMissed = row.state === 'scheduled' && (row.publishAt ?? '') <= now.toISOString()
  return changeStudy(db, row, { deletedAt: null, ...(isMissed && { state: 'draft', publishAt: null }) })
}
