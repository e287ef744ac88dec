import { run } from './run-statements.ts'

/** Adds the mails that people of the company wrote to candidates. A mail's id is also that of its delivery. */
export const addCandidateMails = run([
  `create table "candidateMails" (
    id text primary key, reference text not null references applications on delete cascade, at text not null,
    "sendAt" text not null, "by" text not null, template text not null, subject text not null, body text not null,
    "isByHand" integer not null, "sentAt" text, "takenBackAt" text
  ) strict`,
  'create index "candidateMailsByReference" on "candidateMails" (reference, at)',
])

/** Adds the reasons why applications were declined. */
export const addDeclineReasons = run([
  `create table "declineReasons" (
    reference text primary key references applications on delete cascade, reason text not null
  ) strict`,
])
