import type { Database } from '../../db/database.ts'
import type { DraftRow } from '../../db/schema.ts'
import type { SaveReason } from '../saving/save-engine.ts'
import { toColumns, toContent } from './columns.ts'
import { changeDraft, findDraft, getDraftAtVersion } from './drafts.ts'
import { isSameContent, type PostContent } from './post-content.ts'
import { keepVersion } from './versions.ts'

/** A save: `base` is the version that the browser changed, `reason` why (lib/studio/saving). */
type Save = { id: string; base: number; content: PostContent; reason: SaveReason; by: string }

/** Whether the text that a save replaces is worth a version: it is someone else's, or from before a pause. */
const SITTING_MS = 10 * 60_000
const isOfBefore = (row: DraftRow, by: string, now: Date) =>
  row.updatedBy !== by || now.getTime() - Date.parse(row.updatedAt) > SITTING_MS

/** What became of a save. `isNew` where it begins a sitting, so that the list of changes names it once. */
type Saved = { draft: DraftRow; isNew: boolean }

/** Stores what a browser sends; the same again changes nothing. Throws `conflict` where someone saved since `base`. */
export async function saveDraft(db: Database, save: Save, now = new Date()): Promise<Saved> {
  const { id, base, content, reason, by } = save
  const present = await findDraft(db, id)
  // The address of a post that was published changes by hand only.
  const slug = content.slug || (present.publishedAt ? (present.slug ?? '') : '')
  const wanted = { ...content, slug }
  if (isSameContent(toContent(present), wanted)) {
    if (reason === 'save' && present.version > 0) await keepVersion(db, present, 'save')
    return { draft: present, isNew: false }
  }
  const row = await getDraftAtVersion(db, id, base)
  const isNew = isOfBefore(row, by, now)
  if ((isNew || reason === 'replace') && row.version > 0) await keepVersion(db, row, 'save')
  const change = { ...toColumns(wanted), version: row.version + 1, updatedAt: now.toISOString(), updatedBy: by }
  const draft = await changeDraft(db, row, change)
  if (reason === 'save') await keepVersion(db, draft, 'save')
  return { draft, isNew: isNew || reason === 'save' }
}
