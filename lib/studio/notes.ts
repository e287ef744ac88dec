import { randomBytes } from 'node:crypto'
import type { Database } from '../backend/own/database.ts'
import type { NoteRow } from '../backend/own/schema.ts'

const MOST_NOTES = 200

/** The notes on an application, earliest first. */
export const listNotes = (db: Database, reference: string): Promise<NoteRow[]> =>
  db.selectFrom('applicationNotes').selectAll().where('reference', '=', reference).orderBy('at').execute()

/** Adds a note; false where the application does not exist or has 200 notes. */
export async function addNote(
  db: Database,
  { reference, name, body }: Pick<NoteRow, 'reference' | 'name' | 'body'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('applications')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!found || (await listNotes(db, reference)).length >= MOST_NOTES) return false
  const note = { id: randomBytes(9).toString('base64url'), reference, at: new Date().toISOString(), name, body }
  await db.insertInto('applicationNotes').values(note).execute()
  return true
}

/** Removes a note of an application; false where there is none. */
export async function removeNote(db: Database, reference: string, id: string): Promise<boolean> {
  const query = db.deleteFrom('applicationNotes').where('id', '=', id).where('reference', '=', reference)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}
