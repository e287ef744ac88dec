import type { Database } from '../db/database.ts'
import type { IssueRow } from '../db/schema.ts'

export const selectDueIssues = (db: Database, now: number) =>
  db.selectFrom('issues').where('state', '=', 'sending').where('nextAt', '<=', new Date(now).toISOString())

/**
 * Selects the confirmed subscribers who have not received an issue yet. Those who confirm after its start get the next
 * one.
 */
export const selectReaders = (db: Database, { cursor, startedAt }: Pick<IssueRow, 'cursor' | 'startedAt'>) =>
  db
    .selectFrom('subscribers')
    .where('confirmedAt', '<=', startedAt)
    .where('bouncedAt', 'is', null)
    .where('id', '>', cursor)

/** Returns whether emails of an issue are due. */
export const isAnyIssueDue = async (db: Database, now = Date.now()): Promise<boolean> =>
  (await selectDueIssues(db, now).select('id').executeTakeFirst()) !== undefined
