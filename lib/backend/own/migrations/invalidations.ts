import { run } from './statements.ts'

/** The content of pages by tag: a change of these tables or columns makes the pages outdated. */
const CONTENT = [
  {
    table: 'posts',
    tag: 'all-blogs',
    // All columns except `words`, which the site itself writes.
    columns: `of id, position, title, "subTitle", description, image, category, tags, "authorName", "authorDesignation",
      "createdAt", "updatedAt", "readTime", level`,
  },
  { table: 'jobs', tag: 'all-jobs', columns: '' },
  { table: 'team', tag: 'team', columns: '' },
]

type Content = (typeof CONTENT)[number]

const toTriggers = ({ table, tag, columns }: Content) =>
  ['insert', 'delete', `update ${columns}`].map(
    (change) => `create trigger "${table}Invalidated${change.slice(0, 6)}" after ${change} on ${table} begin
        update invalidations set version = lower(hex(randomblob(16))) where tag = '${tag}';
      end`,
  )

const toTriggersOfPostgres = ({ table, tag, columns }: Content) => [
  `create trigger "${table}Invalidated"
      after insert or delete or truncate or update ${columns} on ${table}
      for each statement execute function invalidate('${tag}')`,
]

const team = CONTENT.filter(({ table }) => table === 'team')

// Triggers also notice changes made by hand. The version is random, because a number could repeat after a restore.
const invalidations = [
  'create table invalidations (tag text primary key, version text not null) strict',
  ...CONTENT.map(({ tag }) => `insert into invalidations (tag, version) values ('${tag}', lower(hex(randomblob(16))))`),
  ...CONTENT.flatMap(toTriggers),
]

const invalidationsOfPostgres = [
  'create table invalidations (tag text primary key, version text not null)',
  ...CONTENT.map(({ tag }) => `insert into invalidations (tag, version) values ('${tag}', gen_random_uuid())`),
  `create function invalidate() returns trigger language plpgsql as $$ begin
    update invalidations set version = gen_random_uuid() where tag = tg_argv[0];
    perform pg_notify('invalidations', '');
    return null;
  end $$`,
  ...CONTENT.flatMap(toTriggersOfPostgres),
]

/** Records which pages each change of content makes outdated. */
export const keepInvalidations = run(invalidations, invalidationsOfPostgres)

/** The triggers of the team's table, for a migration that makes it anew. */
export const teamTriggers = { sqlite: team.flatMap(toTriggers), postgres: team.flatMap(toTriggersOfPostgres) }
