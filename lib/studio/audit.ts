import { randomBytes } from 'node:crypto'
import type { Database } from '../backend/own/database.ts'
import type { AuditRow } from '../backend/own/schema.ts'
import type { Person } from './sessions.ts'

/** Who changed something: a person of the Studio, or a candidate through the own page. */
type Actor = Person | { name: string; role: 'candidate' }

/** Records who did what. `subject` names a thing ("post p1", "application NK-…"), never a candidate. */
export async function record(db: Database, { name, role }: Actor, action: string, subject: string): Promise<void> {
  const at = new Date().toISOString()
  const row = { id: randomBytes(9).toString('base64url'), at, name, role, action, subject }
  await db.insertInto('studioAudit').values(row).execute()
}

/** The latest changes first. */
export const listAudit = (db: Database, most = 100): Promise<AuditRow[]> =>
  db.selectFrom('studioAudit').selectAll().orderBy('at', 'desc').orderBy('id').limit(most).execute()
