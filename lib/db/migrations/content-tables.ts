import { run } from './run-statements.ts'

// Words are counted on the first read and stored, so that a list of thousands of posts need not read all bodies.
const words = [
  'alter table posts add column words integer',
  `create trigger "postWordsOutdated" after update of description on posts begin
    update posts set words = null where id = new.id;
  end`,
  'create index "postsByDate" on posts ("createdAt" desc, position)',
  'drop index "postsByPosition"',
]

const wordsOfPostgres = [
  ...words.filter((statement) => !statement.startsWith('create trigger')),
  `create function "forgetWords"() returns trigger language plpgsql as $$
    begin new.words := null; return new; end
  $$`,
  `create trigger "postWordsOutdated" before update of description on posts
    for each row execute function "forgetWords"()`,
]

// Holds the columns of SUMMARY (read-content.ts), so that a list of ten thousand posts reads 3 MB instead of 80.
// PostgreSQL stores long texts separately and cannot index them.
const summaries = [
  `create index "postSummaries" on posts (
    "createdAt" desc, position,
    id, title, "subTitle", image, category, tags, "authorName", "authorDesignation", "readTime", level, words
  )`,
  'create index "postsUncounted" on posts (id) where words is null',
  'drop index "postsByDate"',
]

// The index of migration 005 with the new column.
const updated = [
  'alter table posts add column "updatedAt" text',
  `create trigger "postUpdated" after update of title, "subTitle", description, image on posts begin
    update posts set "updatedAt" = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where id = new.id;
  end`,
  'drop index "postSummaries"',
  `create index "postSummaries" on posts (
    "createdAt" desc, position, id, title, "subTitle", image, category, tags, "authorName", "authorDesignation", "updatedAt",
    "readTime", level, words
  )`,
]

const updatedOfPostgres = [
  'alter table posts add column "updatedAt" text collate "C"',
  `create function "setUpdatedAt"() returns trigger language plpgsql as $$ begin
    new."updatedAt" := to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    return new;
  end $$`,
  `create trigger "postUpdated" before update of title, "subTitle", description, image on posts
    for each row execute function "setUpdatedAt"()`,
]

/** Adds the tables of posts, team and jobs. */
export const addContentTables = run([
  `create table posts (
    id text primary key, position integer not null, title text not null, "subTitle" text not null,
    description text not null, image text, category text, tags text not null, "authorName" text not null,
    "authorDesignation" text not null, "createdAt" text not null, "readTime" text, level text
  ) strict`,
  'create index "postsByPosition" on posts (position)',
  `create table team (
    position integer primary key, name text not null, designation text not null, bio text not null, image text,
    "linkedinLink" text, "twitterLink" text, "githubLink" text
  ) strict`,
  `create table jobs (
    id text primary key, position integer not null, title text not null, department text not null,
    location text not null, "jobType" text not null, experience text not null, salary text not null,
    description text not null, "createdAt" text not null, requirements text not null, responsibilities text not null
  ) strict`,
])

/** Adds the number of words of each post. */
export const addPostWords = run(words, wordsOfPostgres)

/** Adds indexes from which lists of posts are read. */
export const addSummaryIndexes = run(summaries, summaries.slice(1, 2))

/** Adds the time at which a post's content last changed. */
export const addUpdateTimes = run(updated, updatedOfPostgres)
