import { run, toPostgres } from './run-statements.ts'

const tables = [
  `create table "studioPeople" (
    id text primary key, name text not null unique, role text not null, email text unique, "createdAt" text not null
  ) strict`,
  'create table "signInRequests" (email text primary key, at text not null) strict',
  `alter table "studioInvitations" add column kind text not null default 'invitation'`,
  'alter table "studioInvitations" add column "deliveryId" text',
]

// Sessions of one name may have several roles. The narrowest one is the first by its letters.
const insertPeople = (newId: string) =>
  `insert into "studioPeople" (id, name, role, "createdAt")
    select ${newId}, name, min(role), min("createdAt") from "studioSessions" where role <> 'guest' group by name`

/** Adds the people of the Studio with their addresses, and links by mail. A link is an invitation of another kind. */
export const addSignInLinks = run(
  [...tables, insertPeople('lower(hex(randomblob(16)))')],
  [...tables.map(toPostgres), insertPeople(`replace(gen_random_uuid()::text, '-', '')`)],
)

const passkeys = [
  `create table "studioPasskeys" (
    id text primary key, "personId" text not null references "studioPeople" on delete cascade, name text not null,
    "publicKey" text not null, counter integer not null, "createdAt" text not null, "usedAt" text
  ) strict`,
  'create index "studioPasskeysByPerson" on "studioPasskeys" ("personId")',
  `create table "passkeyChallenges" (
    challenge text primary key, "sessionId" text, "createdAt" text not null
  ) strict`,
  'create index "passkeyChallengesByTime" on "passkeyChallenges" ("createdAt")',
]

/** Adds passkeys, and the challenges that they are to sign. */
export const addPasskeys = run(
  passkeys,
  // A counter has 32 bits without a sign.
  passkeys.map((statement) => toPostgres(statement).replace('counter integer', 'counter bigint')),
)
