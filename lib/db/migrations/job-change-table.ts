import { run } from './run-statements.ts'

/** Adds the changes of positions that visitors do not see yet. */
export const addJobChanges = run([
  `create table "jobChanges" (
    "jobId" text primary key references jobs on delete cascade, version integer not null, content text not null,
    "updatedAt" text not null
  ) strict`,
])
