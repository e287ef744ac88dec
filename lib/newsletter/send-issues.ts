import type { Database } from '../db/database.ts'
import { lock } from '../db/is-postgres.ts'
import type { IssueRow } from '../db/schema.ts'
import { countOpen, enqueueMails } from '../delivery/deliveries.ts'
import { toIso } from '../format/date.ts'
import { type IssuePost, toIssueMail } from '../mail/issue-mail.ts'
import { toSubscriptionLinks } from '../mail/subscription-links.ts'
import { selectDueIssues, selectReaders } from './due-issues.ts'

/**
 * The number of emails stored at a time, and the pause after them: 300 a minute, which mail servers accept and which
 * hardly delays other mail.
 */
const BATCH = 10
const PAUSE_MS = 2_000

/** With this many undelivered emails the mail server is in trouble, and storing more would only fill the disk. */
const MAX_OPEN = 500

async function storeBatch(db: Database, issue: IssueRow, siteUrl: string, now: number): Promise<number> {
  const next = db.updateTable('issues').where('id', '=', issue.id)
  const nextAt = toIso(now + PAUSE_MS)
  if ((await countOpen(db)) >= MAX_OPEN) {
    await next.set({ nextAt }).execute()
    return 0
  }
  const readers = await selectReaders(db, issue).select(['id', 'email']).orderBy('id').limit(BATCH).execute()
  // What an issue shows was stored when its sending began.
  const content = { ...issue, posts: JSON.parse(issue.content) as IssuePost[] }
  for (const { id, email } of readers)
    await enqueueMails(db, [toIssueMail(email, content, toSubscriptionLinks(id, siteUrl))], id)
  const last = readers.at(-1)
  await next
    .set(
      last
        ? { cursor: last.id, sent: issue.sent + readers.length, nextAt }
        : { state: 'sent', endedAt: toIso(now), version: issue.version + 1 },
    )
    .execute()
  return readers.length
}

/**
 * Stores the next emails of each issue that is being sent; each subscriber gets each issue once. Returns the number of
 * stored emails.
 */
export function sendIssues(db: Database, siteUrl: string, now = Date.now()): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'issues')
    let stored = 0
    for (const issue of await selectDueIssues(transaction, now).selectAll().execute())
      stored += await storeBatch(transaction, issue, siteUrl, now)
    return stored
  })
}
