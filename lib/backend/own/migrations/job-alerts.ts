import { run } from './statements.ts'

/** Makes the tables of job alerts and of the order in which positions opened, and keeps addresses that take no mail. */
export const makeJobAlerts = run([
  `create table "jobAlerts" (
    id text primary key, email text not null, department text not null, words text not null, often text not null,
    signals text not null, "askedAt" text not null, "confirmedAt" text, "endsAt" text, "remindedAt" text,
    "bouncedAt" text, "nextAt" text not null, seen integer not null
  ) strict`,
  'create unique index "jobAlertsByWish" on "jobAlerts" (lower(email), department, words, often)',
  'create index "jobAlertsByTime" on "jobAlerts" ("askedAt", id)',
  'create index "jobAlertsBySeen" on "jobAlerts" (seen)',
  'create table "jobOpenings" ("jobId" text primary key, number integer not null) strict',
  `insert into "jobOpenings" select id, row_number() over (order by "createdAt", id)
    from jobs where state = 'open' and "removedAt" is null`,
  'alter table subscribers add column "bouncedAt" text',
])
