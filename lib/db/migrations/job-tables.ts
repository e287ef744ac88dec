import { run } from './run-statements.ts'

/** Adds what a position says about its posting. */
export const addPostingFacts = run([
  'alter table jobs add column kind text',
  'alter table jobs add column "decisionBy" text',
  `alter table jobs add column screening text not null default 'people'`,
])

/** Adds the labelled links of positions, and the label of the link through which someone applied. */
export const addJobLinks = run([
  `create table "jobLinks" (
    "jobId" text not null references jobs on delete cascade, label text not null, "createdAt" text not null,
    primary key ("jobId", label)
  ) strict`,
  `create table "applicationSources" (
    reference text primary key references applications on delete cascade, label text not null
  ) strict`,
  'create index "applicationSourcesByLabel" on "applicationSources" (label)',
])
