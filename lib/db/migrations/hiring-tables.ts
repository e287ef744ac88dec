import type { Database } from '../database.ts'
import { insertWords } from '../search-words.ts'
import { run } from './run-statements.ts'

// For pages of lists, latest first (paging.ts).
const pages = [
  `alter table applications add column state text not null default 'new'`,
  'create index "applicationsByTime" on applications ("receivedAt", reference)',
  'create index "applicationsByState" on applications (state, "receivedAt", reference)',
  'create index "applicationsByJob" on applications ("jobId", "receivedAt", reference)',
  'create index "applicationsByJobAndState" on applications (state, "jobId", "receivedAt", reference)',
  'create index "messagesByTime" on messages ("receivedAt", reference)',
  'create index "subscribersByTime" on subscribers ("subscribedAt", email)',
  'create index "postsByTime" on posts ("createdAt", id)',
]

// Without them, each removed row would cause a scan of the table that refers to it.
const references = [
  'create index "uploadsByApplication" on uploads ("claimedBy") where "claimedBy" is not null',
  'create index "applicationsByResume" on applications (resume)',
  'create index "applicationsByCoverLetter" on applications ("coverLetter")',
]

const emails = ['applications', 'messages'].map((table) => `create index "${table}ByEmail" on ${table} (lower(email))`)

/** Adds the state of applications, and indexes to read lists by page and to find people by email address. */
export const addPageIndexes = run([...pages, ...references, ...emails])

const cascade = 'references applications on delete cascade'

const makeHiring = run([
  `create table "applicationNotes" (
    id text primary key, reference text not null ${cascade}, at text not null, name text not null, body text not null
  ) strict`,
  'create index "applicationNotesByReference" on "applicationNotes" (reference, at)',
  `create table "applicationWords" (
    word text not null, reference text not null ${cascade}, primary key (word, reference)
  ) strict, without rowid`,
  'create index "applicationWordsByReference" on "applicationWords" (reference)',
  `alter table messages add column state text not null default 'open'`,
  'create index "messagesByState" on messages (state, "receivedAt", reference)',
  'create table "studioVisits" (name text primary key, at text not null, "previousAt" text) strict',
])

const BATCH = 500

/** Adds notes, states of messages, visits, and the words used to find applications. */
export async function addHiringTables(db: Database): Promise<void> {
  await makeHiring(db)
  const names = db.selectFrom('applications').select(['reference', 'name', 'lastName']).orderBy('reference')
  for (let last = ''; ; ) {
    const rows = await names.where('reference', '>', last).limit(BATCH).execute()
    await insertWords(db, rows)
    last = rows.at(-1)?.reference ?? ''
    if (rows.length < BATCH) return
  }
}

/** Adds the time of an application's last change of state. Earlier changes come from the audit list. */
export const addStateTimes = run([
  `alter table applications add column "stateAt" text not null default ''`,
  `update applications set "stateAt" = coalesce(
    (select max(at) from "studioAudit" where subject like 'application ' || reference || ' to %'), "receivedAt"
  )`,
  'create index "applicationsBySilence" on applications (state, "stateAt")',
])

/** Applications that are due when retention begins get this time, so that the Studio can list them first. */
const NOTICE_MS = 30 * 86_400_000
const ELEVEN_MONTHS_MS = 334 * 86_400_000

const addRetentionColumns = run([
  'alter table applications add column "keepUntil" text',
  `alter table applications add column "keepReason" text not null default ''`,
  'alter table applications add column "renewalAskedAt" text',
  'alter table applications add column "answeredAt" text',
  `update applications set "answeredAt" = "stateAt" where state in ('interview', 'offer', 'hired', 'declined')`,
])

/**
 * Adds until when an application is kept longer than others, why, when its candidate was asked about that, and the time
 * of the first answer.
 */
export async function addRetention(db: Database): Promise<void> {
  await addRetentionColumns(db)
  const now = Date.now()
  await db
    .updateTable('applications')
    .set({ keepUntil: new Date(now + NOTICE_MS).toISOString() })
    .where('state', 'in', ['hired', 'declined', 'withdrawn'])
    .where('stateAt', '<', new Date(now - ELEVEN_MONTHS_MS).toISOString())
    .execute()
}

/** Adds the former state, which candidates see until the new one can no longer be undone. */
export const addFormerStates = run([
  `alter table applications add column "formerState" text not null default 'new'`,
  `alter table applications add column "formerAt" text not null default ''`,
  'update applications set "formerState" = state, "formerAt" = "stateAt"',
])
