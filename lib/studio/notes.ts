import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { NoteRow } from '../db/schema.ts'
import { missing } from './studio-problem.ts'

const MAX_NOTES = 200

/** Parses a new note. */
export const noteSchema = z.object({ body: z.string().trim().min(1, 'Write something first').max(4_000) })

/** Returns the notes on an application, earliest first. */
export const listNotes = (db: Database, reference: string): Promise<NoteRow[]> =>
  db.selectFrom('applicationNotes').selectAll().where('reference', '=', reference).orderBy('at').execute()

/** Adds a note. Throws `missing` if the application does not exist or has 200 notes. */
export async function addNote(db: Database, given: Pick<NoteRow, 'reference' | 'name' | 'body'>): Promise<void> {
  const { reference } = given
  const found = db.selectFrom('applications').select('reference').where('reference', '=', reference)
  await found.executeTakeFirstOrThrow(missing)
  if ((await listNotes(db, reference)).length >= MAX_NOTES) throw missing()
  const note = { ...given, id: randomBytes(9).toString('base64url'), at: new Date().toISOString() }
  await db.insertInto('applicationNotes').values(note).execute()
}

/** Removes a note of an application. Throws `missing`. */
export async function removeNote(db: Database, reference: string, id: string): Promise<void> {
  const query = db.deleteFrom('applicationNotes').where('id', '=', id).where('reference', '=', reference)
  await query.returning('id').executeTakeFirstOrThrow(missing)
}
