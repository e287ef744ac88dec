import { run } from './run-statements.ts'

/** Adds the reads of posts, articles, studies and positions: a number for each day and referring host, and no visitor. */
export const addReads = run([
  `create table reads (
    kind text not null, item text not null, day text not null, host text not null, count integer not null,
    primary key (kind, item, day, host)
  ) strict`,
  'create index "readsByDay" on reads (day)',
])
