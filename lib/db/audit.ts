import { createHash, randomBytes } from 'node:crypto'
import { toIso } from '../format/date.ts'
import { addMonths } from '../format/months.ts'
import type { Database } from './database.ts'
import { type Page, type PageRequest, readPage } from './paging.ts'
import type { AuditRow } from './schema.ts'

/** Who changed something: someone in the Studio, a candidate on the page of the application, or the site itself. */
type Actor = { name: string; role: 'owner' | 'editor' | 'hiring' | 'guest' | 'candidate' | 'site' }

/** The recorded actions; lib/studio/copy/studio-changes.ts has a sentence for each. */
export type Action =
  | 'add'
  | 'add a link to'
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
  | 'end invitations of'
  | 'enter'
  | 'erase'
  | 'export'
  | 'extend'
  | 'import'
  | 'invite'
  | 'leave'
  | 'mark'
  | 'move'
  | 'open a file of'
  | 'not publish, because it is empty,'
  | 'pause'
  | 'pick a time for'
  | 'propose times for'
  | 'publish'
  | 'put back'
  | 'remove'
  | 'remove a link from'
  | 'remove a note from'
  | 'restore'
  | 'resume'
  | 'save'
  | `schedule for ${string}`
  | 'send'
  | 'send by hand to'
  | 'shorten'
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

/** How often a repeated action leaves a line, in milliseconds. */
const REPEAT_MS = 10 * 60_000

/**
 * Records an action that people repeat without end, such as opening a file: once in ten minutes for each `part` of the
 * subject.
 */
export async function recordOnce(
  db: Database,
  { name, role }: Actor,
  action: Action,
  { subject, part }: { subject: string; part: string },
  now = Date.now(),
): Promise<void> {
  const key = JSON.stringify([name, role, action, subject, part, Math.floor(now / REPEAT_MS)])
  const id = createHash('sha256').update(key).digest('base64url').slice(0, 22)
  await db
    .insertInto('studioAudit')
    .values({ id, at: toIso(now), name, role, action, subject })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Returns the latest changes, newest first. Files that were opened changed nothing, so only the export has them. */
export const listAudit = (db: Database, max = 100): Promise<AuditRow[]> =>
  db
    .selectFrom('studioAudit')
    .selectAll()
    .where('action', '!=', 'open a file of')
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute()

/** Returns a page of everything that was recorded. */
export const getAuditPage = (db: Database, request: PageRequest): Promise<Page<AuditRow>> =>
  readPage(db.selectFrom('studioAudit').selectAll(), ['at', 'id'], request)

/** Removes what was recorded more than `months` ago. */
export async function removeOldAudit(db: Database, months: number, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('studioAudit')
    .where('at', '<', toIso(addMonths(now, -months)))
    .execute()
}
