import type { Database } from '../db/database.ts'
import { StudioFailure } from './studio-problem.ts'

/** The details of a refused save: what is stored now, and who saved it and when. */
export type Conflict<Value> = { current: Value; savedBy: string | null; savedAt: string | null }

/** Returns the refusal of a change that is based on an older version. `subject` is the one in the audit list. */
export async function createConflict<Value>(db: Database, subject: string, current: Value): Promise<StudioFailure> {
  const last = await db
    .selectFrom('studioAudit')
    .select(['name', 'at'])
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const details: Conflict<Value> = { current, savedBy: last?.name ?? null, savedAt: last?.at ?? null }
  return new StudioFailure('conflict', { details })
}
