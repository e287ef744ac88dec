import type { Database } from '../database.ts'
import { insertPhones, insertWords } from '../search-words.ts'
import { run } from './run-statements.ts'

const cascade = 'references applications on delete cascade'

const makePhones = run([
  `create table "applicationPhones" (reference text primary key ${cascade}, phone text not null) strict`,
  'create index "applicationPhonesByNumber" on "applicationPhones" (phone)',
])

const BATCH = 200

/** Adds phone numbers, and the words of addresses and answers by which applications are found. */
export async function addFindingPeople(db: Database): Promise<void> {
  await makePhones(db)
  const all = db.selectFrom('applications').select(['reference', 'name', 'lastName', 'email', 'answers'])
  for (let last = ''; ; ) {
    const rows = await all.where('reference', '>', last).orderBy('reference').limit(BATCH).execute()
    await insertWords(db, rows)
    await insertPhones(db, rows)
    last = rows.at(-1)?.reference ?? ''
    if (rows.length < BATCH) return
  }
}

/** Adds guests of the Studio. Their invitations and sessions end with them, and they end with the application. */
export const addGuests = run([
  `create table guests (
    id text primary key, name text not null, reference text ${cascade}, "jobId" text, "createdAt" text not null,
    "createdBy" text not null, "endsAt" text not null
  ) strict`,
  'create index "guestsByApplication" on guests (reference)',
  ...['studioInvitations', 'studioSessions'].flatMap((table) => [
    `alter table "${table}" add column "guestId" text references guests on delete cascade`,
    `create index "${table}ByGuest" on "${table}" ("guestId")`,
  ]),
])

/** Adds invitations to other positions. */
export const addPositionInvitations = run([
  `create table "positionInvitations" (
    id text primary key, reference text not null ${cascade}, "jobId" text not null, at text not null, "by" text not null
  ) strict`,
  'create index "positionInvitationsByApplication" on "positionInvitations" (reference)',
  'create index "positionInvitationsByJob" on "positionInvitations" ("jobId", at)',
])
