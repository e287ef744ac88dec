import type { DeclineReason } from '../../content/decline-reasons.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/is-postgres.ts'
import type { ApplicationState } from '../limits.ts'
import { ENDED_STATES } from './visible-state.ts'

/** Stores why an application was declined, or removes the reason. */
export async function setDeclineReason(db: Database, reference: string, reason: DeclineReason | null): Promise<void> {
  await db.deleteFrom('declineReasons').where('reference', '=', reference).execute()
  if (reason) await db.insertInto('declineReasons').values({ reference, reason }).execute()
}

/** Counts why applications for a position were declined. */
export async function countDeclineReasons(
  db: Database,
  jobId: string,
): Promise<{ reason: DeclineReason; count: number }[]> {
  const rows = await db
    .selectFrom('declineReasons')
    .innerJoin('applications', 'applications.reference', 'declineReasons.reference')
    .select(['reason', (from) => from.fn.countAll().as('count')])
    .where('jobId', '=', jobId)
    .groupBy('reason')
    .execute()
  return rows.map(({ reason, count }) => ({ reason, count: Number(count) }))
}

/** Selects the applications for a position whose candidates have no outcome: not hired, declined or withdrawn. */
export const selectWithoutOutcome = (db: Database, jobId: string) =>
  db.selectFrom('applications').where('jobId', '=', jobId).where('state', 'not in', ENDED_STATES)

/**
 * Returns whether an application would lose its outcome although its position is not open. Nobody can close the
 * position before the transaction ends.
 */
export async function losesOutcome(
  transaction: Database,
  jobId: string,
  { from, to }: { from: ApplicationState; to: ApplicationState },
): Promise<boolean> {
  if (!ENDED_STATES.includes(from) || ENDED_STATES.includes(to)) return false
  const jobs = transaction.selectFrom('jobs').select(['state', 'removedAt']).where('id', '=', jobId)
  const job = await (isPostgres(transaction) ? jobs.forShare() : jobs).executeTakeFirst()
  return job !== undefined && (job.state !== 'open' || job.removedAt !== null)
}
