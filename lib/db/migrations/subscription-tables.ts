import { run, toPostgres } from './run-statements.ts'

const columns = [
  `alter table subscribers add column id text not null default ''`,
  'alter table subscribers add column "confirmedAt" text',
]

const toFilled = (id: string) => [
  `update subscribers set id = ${id}, "confirmedAt" = "subscribedAt"`,
  'create index "subscribersById" on subscribers (id)',
]

/** Adds the time of a subscriber's confirmation, and a random id for the links in mail. */
export const addConfirmations = run(
  [...columns, ...toFilled('lower(hex(randomblob(16)))')],
  [...columns.map(toPostgres), ...toFilled(`replace(gen_random_uuid()::text, '-', '')`)],
)

/** Adds the tables of job alerts and of the order in which positions opened, and marks addresses that refused mail. */
export const addJobAlerts = run([
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

/** Adds the table of the newsletter's issues. */
export const addNewsletterIssues = run([
  `create table issues (
    id text primary key, version integer not null, subject text not null, introduction text not null, posts text not null,
    state text not null, "createdAt" text not null, "updatedAt" text not null, "startedAt" text, "endedAt" text,
    content text not null, cursor text not null, sent integer not null, "nextAt" text not null
  ) strict`,
])
