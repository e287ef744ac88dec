import { run } from './statements.ts'

/** What pages are made of: a change of these tables, or of these columns alone, makes those with the tag out of date. */
const CONTENT = [
  {
    table: 'posts',
    tag: 'all-blogs',
    // All but `words`, which the site itself writes.
    columns: `of id, position, title, "subTitle", description, image, category, tags, "authorName", "authorDesignation",
      "createdAt", "updatedAt", "readTime", level`,
  },
  { table: 'jobs', tag: 'all-jobs', columns: '' },
  { table: 'team', tag: 'team', columns: '' },
]

// Written by triggers, so that whoever changes content by hand changes the pages, too. The version is random, because a number
// would be the same again after a backup was restored.
const invalidations = [
  'create table invalidations (tag text primary key, version text not null) strict',
  ...CONTENT.map(({ tag }) => `insert into invalidations (tag, version) values ('${tag}', lower(hex(randomblob(16))))`),
  ...CONTENT.flatMap(({ table, tag, columns }) =>
    ['insert', 'delete', `update ${columns}`].map(
      (change) => `create trigger "${table}Invalidated${change.slice(0, 6)}" after ${change} on ${table} begin
        update invalidations set version = lower(hex(randomblob(16))) where tag = '${tag}';
      end`,
    ),
  ),
]

const invalidationsOfPostgres = [
  'create table invalidations (tag text primary key, version text not null)',
  ...CONTENT.map(({ tag }) => `insert into invalidations (tag, version) values ('${tag}', gen_random_uuid())`),
  `create function invalidate() returns trigger language plpgsql as $$ begin
    update invalidations set version = gen_random_uuid() where tag = tg_argv[0];
    perform pg_notify('invalidations', '');
    return null;
  end $$`,
  ...CONTENT.map(
    ({ table, tag, columns }) => `create trigger "${table}Invalidated"
      after insert or delete or truncate or update ${columns} on ${table}
      for each statement execute function invalidate('${tag}')`,
  ),
]

/** Has each change of content say which pages it makes out of date. */
export const keepInvalidations = run(invalidations, invalidationsOfPostgres)
