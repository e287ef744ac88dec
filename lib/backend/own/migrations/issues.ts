import { run } from './statements.ts'

/** Makes the table of the newsletter's issues. */
export const makeIssues = run([
  `create table issues (
    id text primary key, version integer not null, subject text not null, introduction text not null, posts text not null,
    state text not null, "createdAt" text not null, "updatedAt" text not null, "startedAt" text, "endedAt" text,
    content text not null, cursor text not null, sent integer not null, "nextAt" text not null
  ) strict`,
])
