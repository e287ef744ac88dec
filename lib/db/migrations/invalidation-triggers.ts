import { run } from './run-statements.ts'

/** A table whose changes invalidate the pages with a tag. `columns` lists those whose updates count. */
type Content = { table: string; tag: string; columns?: string }

/** Returns the triggers that notice a change, even one made by hand, for each engine. */
export const toTriggers = ({ table, tag, columns = '' }: Content) => ({
  sqlite: ['insert', 'delete', `update ${columns}`].map(
    (change) => `create trigger "${table}Invalidated${change.slice(0, 6)}" after ${change} on "${table}" begin
        update invalidations set version = lower(hex(randomblob(16))) where tag = '${tag}';
      end`,
  ),
  postgres: [
    `create trigger "${table}Invalidated"
      after insert or delete or truncate or update ${columns} on "${table}"
      for each statement execute function invalidate('${tag}')`,
  ],
})

const CONTENT: Content[] = [
  {
    table: 'posts',
    tag: 'all-blogs',
    // All columns except `words`, which the site itself writes.
    columns: `of id, position, title, "subTitle", description, image, category, tags, "authorName", "authorDesignation",
      "createdAt", "updatedAt", "readTime", level`,
  },
  { table: 'jobs', tag: 'all-jobs' },
  { table: 'team', tag: 'team' },
]

// The version is random, because a number could repeat after a restore.
const invalidations = [
  'create table invalidations (tag text primary key, version text not null) strict',
  ...CONTENT.map(({ tag }) => `insert into invalidations (tag, version) values ('${tag}', lower(hex(randomblob(16))))`),
  ...CONTENT.flatMap((content) => toTriggers(content).sqlite),
]

const invalidationsOfPostgres = [
  'create table invalidations (tag text primary key, version text not null)',
  ...CONTENT.map(({ tag }) => `insert into invalidations (tag, version) values ('${tag}', gen_random_uuid())`),
  `create function invalidate() returns trigger language plpgsql as $$ begin
    update invalidations set version = gen_random_uuid() where tag = tg_argv[0];
    perform pg_notify('invalidations', '');
    return null;
  end $$`,
  ...CONTENT.flatMap((content) => toTriggers(content).postgres),
]

/** Adds a version for each tag of pages, which changes with their content. */
export const addInvalidations = run(invalidations, invalidationsOfPostgres)
