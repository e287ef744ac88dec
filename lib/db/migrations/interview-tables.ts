import { run } from './run-statements.ts'

/** Adds the table of interviews. */
export const addInterviews = run([
  `create table interviews (
    id text primary key, reference text not null references applications on delete cascade, state text not null,
    times text not null, start text, minutes integer not null, place text not null, link text not null,
    people text not null, version integer not null, "askedAt" text, request text not null, zone text not null,
    "createdAt" text not null, "updatedAt" text not null, "mailId" text
  ) strict`,
  'create index "interviewsByReference" on interviews (reference, "createdAt")',
  'create index "interviewsByState" on interviews (state, start)',
])
