import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import type { AuditRow } from './schema.ts'

/** Who changed something: someone in the Studio, a candidate on the page of the application, or the site itself. */
type Actor = { name: string; role: 'owner' | 'editor' | 'hiring' | 'candidate' | 'site' }

/** The recorded actions; lib/studio/copy/studio-changes.ts has a sentence for each. */
export type Action =
  | 'add'
  | 'add a note to'
  | 'arrange'
  | 'ask for other times for'
  | 'cancel the interview of'
  | 'change the interview of'
  | 'close'
  | 'create'
  | 'delete'
  | 'edit'
  | 'end'
  | 'enter'
  | 'erase'
  | 'export'
  | 'extend'
  | 'invite'
  | 'leave'
  | 'mark'
  | 'move'
  | 'not publish, because it is empty,'
  | 'pause'
  | 'pick a time for'
  | 'propose times for'
  | 'publish'
  | 'put back'
  | 'remove'
  | 'remove a note from'
  | 'restore'
  | 'resume'
  | 'save'
  | `schedule for ${string}`
  | 'send'
  | 'send by hand to'
  | 'take back a mail to'
  | 'test'
  | 'unpublish'
  | 'withdraw'
  | 'write to'

/** Records who did what. `subject` names a thing ("post p1", "application NK-…"), never a candidate. */
export async function record(db: Database, { name, role }: Actor, action: Action, subject: string): Promise<void> {
  const at = new Date().toISOString()
  const row = { id: randomBytes(9).toString('base64url'), at, name, role, action, subject }
  await db.insertInto('studioAudit').values(row).execute()
}

/** Returns the latest changes, newest first. */
export const listAudit = (db: Database, max = 100): Promise<AuditRow[]> =>
  db.selectFrom('studioAudit').selectAll().orderBy('at', 'desc').orderBy('id').limit(max).execute()
