import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import type { FileStore } from '../../db/files/file-store.ts'
import { isPostgres } from '../../db/is-postgres.ts'
import { toIso } from '../../format/date.ts'
import { describeError, log } from '../../log.ts'
import { DEFAULT_QUOTA, type QuotaLimits } from '../../uploads/file-space.ts'
import { removeOldCounts } from './post-counts.ts'
import { COUNTED_BYTES, countUnclaimed } from './unclaimed.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The numbers of removed uploads, files without a row, and old receipts. */
type Pruned = { uploads: number; strays: number; receipts: number }

/** Removes the oldest unclaimed files while they exceed `maxBytes`, but none younger than an hour. */
async function removeOldest(db: Database, maxBytes: number): Promise<{ stored: string }[]> {
  const excess = (await countUnclaimed(db, undefined)).inAll - maxBytes
  if (excess <= 0) return []
  const anHourAgo = toIso(Date.now() - HOUR_MS)
  // `before` sums the older files: a file is removed while that is less than the excess.
  const { rows } = await sql<{ stored: string }>`
    delete from uploads where "claimedBy" is null and "heldBy" is null and stored in (
      select stored from (
        select stored, sum(${COUNTED_BYTES}) over (
          order by "receivedAt", stored rows between unbounded preceding and 1 preceding
        ) as before
        from uploads where "claimedBy" is null and "heldBy" is null and "receivedAt" < ${anHourAgo}
      ) as aged where coalesce(before, 0) < ${excess}
    ) returning stored
  `.execute(db)
  return rows
}

// Otherwise a repeated upload would be answered with a link to a missing file. The answer is the link as JSON.
const removeReceiptsOfNothing = (db: Database) =>
  sql`
    delete from receipts where call = 'file'
    and not exists (select 1 from uploads where stored = substr(answer, 10, length(answer) - 10))
  `.execute(db)

// Until then they can be restored in the Studio. Rows are deleted one by one: on PostgreSQL, a delete of no rows would
// invalidate pages.
async function removeForGood(db: Database, before: string) {
  for (const table of ['team', 'jobs'] as const) {
    const removed = await db.selectFrom(table).select('id').where('removedAt', '<', before).execute()
    for (const { id } of removed) await db.deleteFrom(table).where('id', '=', id).execute()
  }
}

// Senders are only needed for the daily limit.
const forgetSenders = (db: Database, before: string) =>
  db
    .updateTable('uploads')
    .set({ sender: null })
    .where(sql<boolean>`("claimedBy" is not null or "heldBy" is not null)`)
    .where('sender', 'is not', null)
    .where('receivedAt', '<', before)
    .execute()

/**
 * Removes uploads without an application after a day, or the oldest earlier when they fill half of `inAll` bytes; files
 * without a row, which a crash leaves behind; members and jobs a day after their removal; addresses that nobody
 * confirmed within a week; expired job alerts; receipts older than 30 days; old requests to sign in; and the senders of
 * applications' files.
 */
export async function prune(db: Database, files: FileStore, inAll = DEFAULT_QUOTA.inAll): Promise<Pruned> {
  const now = Date.now()
  const yesterday = toIso(now - DAY_MS)
  const aWeekAgo = toIso(now - 7 * DAY_MS)
  const lastMonth = toIso(now - 30 * DAY_MS)
  const pruned = await db.transaction().execute(async (transaction) => {
    await removeForGood(transaction, yesterday)
    await forgetSenders(transaction, yesterday)
    const unclaimed = transaction.deleteFrom('uploads').where('claimedBy', 'is', null).where('heldBy', 'is', null)
    const old = await unclaimed.where('receivedAt', '<', yesterday).returning('stored').execute()
    const uploads = [...old, ...(await removeOldest(transaction, inAll / 2))]
    const ofNothing = await removeReceiptsOfNothing(transaction)
    const receipts = await transaction
      .deleteFrom('receipts')
      .where((or) => or('answeredAt', '<', lastMonth).or(or('call', '=', 'file').and('answeredAt', '<', yesterday)))
      .executeTakeFirst()
    await transaction
      .deleteFrom('subscribers')
      .where('confirmedAt', 'is', null)
      .where('subscribedAt', '<', aWeekAgo)
      .execute()
    const alerts = transaction.deleteFrom('jobAlerts')
    await alerts.where('confirmedAt', 'is', null).where('askedAt', '<', aWeekAgo).execute()
    await alerts.where('endsAt', '<', toIso(now)).execute()
    await transaction.deleteFrom('signInRequests').where('at', '<', yesterday).execute()
    await transaction.deleteFrom('passkeyChallenges').where('createdAt', '<', yesterday).execute()
    await transaction.deleteFrom('deliveries').where('state', '=', 'sent').where('settledAt', '<', lastMonth).execute()
    return {
      uploads: uploads.length,
      receipts: Number(receipts.numDeletedRows) + Number(ofNothing.numAffectedRows ?? 0),
    }
  })
  if (isPostgres(db)) await removeOldCounts(db)
  const rows = await db
    .selectFrom('uploads')
    .select('stored')
    .union(db.selectFrom('pictures').select('stored'))
    .execute()
  const known = new Set(rows.map(({ stored }) => stored))
  const strays = (await files.listOlderThan(HOUR_MS)).filter((name) => !known.has(name))
  await files.remove(strays)
  return { ...pruned, strays: Math.max(0, strays.length - pruned.uploads) }
}

const FIRST_MS = 60_000

// Processes that start together on one DATA_DIR must not prune at the same time.
const jitter = (ms: number) => ms * (0.5 + Math.random() / 2)

/** Prunes a minute after the start and then every hour. Does not keep the process alive. */
export function startPruning(connection: Connection, files: FileStore, limits: QuotaLimits): { stop(): void } {
  const stopping = new AbortController()
  const run = async () => {
    try {
      const db = await connection.get()
      connection.check()
      const pruned = await prune(db, files, limits.inAll)
      if (pruned.uploads + pruned.strays > 0) log.info('unclaimed files removed', pruned)
    } catch (error) {
      log.warn('unclaimed files could not be removed', describeError(error))
    }
  }
  const repeat = async () => {
    for (let pause = FIRST_MS; ; pause = HOUR_MS) {
      await sleep(jitter(pause), null, { ref: false, signal: stopping.signal })
      await run()
    }
  }
  // Only the abort signal ends it.
  repeat().catch(() => undefined)
  return { stop: () => stopping.abort() }
}
