import type { Database } from '../../db/database.ts'
import type { DraftRow } from '../../db/schema.ts'
import type { SaveReason } from '../saving/save-engine.ts'
import { toColumns, toContent } from './columns.ts'
import { changeDraft, findDraft, getDraftAtVersion } from './drafts.ts'
import { isSameContent, type PostContent } from './post-content.ts'
import { isOfBefore, keepVersion } from './versions.ts'

/** A save of a change that is based on the version `base`. */
type Save = { id: string; base: number; content: PostContent; reason: SaveReason; by: string }

/** The result of a save. `isNew` means that someone started to edit, which the list of changes mentions once. */
type Saved = { draft: DraftRow; isNew: boolean }

/**
 * Stores the content of a draft. Equal content changes nothing. Throws `conflict` if someone has saved since `base`.
 */
export async function saveDraft(db: Database, save: Save, now = new Date()): Promise<Saved> {
  const { id, base, content, reason, by } = save
  const present = await findDraft(db, id)
  // The slug of a published post changes only if someone types another one.
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
