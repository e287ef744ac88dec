import { run, toPostgres } from './statements.ts'

const table = `create table arrangement (
    kind text not null, id text not null, position integer not null, image text, primary key (kind, id)
  ) strict`

const pictures = `create table pictures (
    stored text primary key, "receivedAt" text not null, type text not null, bytes integer not null, sha256 text not null
  ) strict`

const arrangement = [
  pictures,
  table,
  `insert into invalidations (tag, version) values ('arrangement', lower(hex(randomblob(16))))`,
  ...['insert', 'update', 'delete'].map(
    (change) => `create trigger "arrangementInvalidated${change}" after ${change} on arrangement begin
      update invalidations set version = lower(hex(randomblob(16))) where tag = 'arrangement';
    end`,
  ),
]

const arrangementOfPostgres = [
  toPostgres(pictures),
  toPostgres(table),
  `insert into invalidations (tag, version) values ('arrangement', gen_random_uuid())`,
  `create trigger "arrangementInvalidated" after insert or delete or truncate or update on arrangement
    for each statement execute function invalidate('arrangement')`,
]

/** Stores the content's pictures, and the order of case studies and journal articles with theirs. */
export const keepArrangement = run(arrangement, arrangementOfPostgres)
