import { run, toPostgres } from './statements.ts'

const columns = ['alter table posts add column slug text', 'alter table posts add column "imageAlt" text']

const drafts = [
  `create table drafts (
    id text primary key, version integer not null, state text not null, "publishAt" text, "publishedAt" text,
    "publishedVersion" integer, title text not null, "subTitle" text not null, description text not null, image text,
    "imageAlt" text, category text, tags text not null, "authorName" text not null, "authorDesignation" text not null,
    level text, slug text, "updatedAt" text not null, "updatedBy" text not null, "deletedAt" text, "removedPost" text
  ) strict`,
  `create index "draftsDue" on drafts ("publishAt") where state = 'scheduled'`,
  `create table "draftVersions" (
    id text not null, version integer not null, at text not null, "by" text not null, reason text not null,
    content text not null, primary key (id, version)
  ) strict`,
]

// The index of migration 008 with the new columns.
const summaries = [
  'drop index "postSummaries"',
  `create index "postSummaries" on posts (
    "createdAt" desc, position, id, title, "subTitle", image, category, tags, "authorName", "authorDesignation", "updatedAt",
    "readTime", level, slug, "imageAlt", words
  )`,
]

/** The columns of migration 010, and the new ones. */
const SHOWN = `id, position, title, "subTitle", description, image, category, tags, "authorName", "authorDesignation",
  "createdAt", "updatedAt", "readTime", level, slug, "imageAlt"`

const invalidations = [
  'drop trigger "postsInvalidatedupdate"',
  `create trigger "postsInvalidatedupdate" after update of ${SHOWN} on posts begin
    update invalidations set version = lower(hex(randomblob(16))) where tag = 'all-blogs';
  end`,
]

const invalidationsOfPostgres = [
  'drop trigger "postsInvalidated" on posts',
  `create trigger "postsInvalidated" after insert or delete or truncate or update of ${SHOWN} on posts
    for each statement execute function invalidate('all-blogs')`,
]

/** Makes the tables of drafts, and gives posts a slug and the description of their picture. */
export const makeStudioPosts = run(
  [...columns, ...drafts, ...summaries, ...invalidations],
  [...columns, ...drafts].map(toPostgres).concat(invalidationsOfPostgres),
)
