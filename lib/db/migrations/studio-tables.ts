import { toTriggers } from './invalidation-triggers.ts'
import { run, toPostgres } from './run-statements.ts'

/** Adds the tables of people who may use the Studio, and of their changes. */
export const addStudioAccess = run([
  `create table "studioInvitations" (
    hash text primary key, name text not null, role text not null, "createdAt" text not null,
    "createdBy" text not null, "expiresAt" text not null, "usedAt" text
  ) strict`,
  `create table "studioSessions" (
    hash text primary key, id text not null unique, name text not null, role text not null,
    "createdAt" text not null, "seenAt" text not null, "expiresAt" text not null
  ) strict`,
  `create table "studioAudit" (
    id text primary key, at text not null, name text not null, role text not null, action text not null, subject text not null
  ) strict`,
  'create index "studioAuditByTime" on "studioAudit" (at desc, id)',
])

const postColumns = ['alter table posts add column slug text', 'alter table posts add column "imageAlt" text']

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

const postTriggers = toTriggers({
  table: 'posts',
  tag: 'all-blogs',
  // The columns of migration 010, and the new ones.
  columns: `of id, position, title, "subTitle", description, image, category, tags, "authorName", "authorDesignation",
    "createdAt", "updatedAt", "readTime", level, slug, "imageAlt"`,
})

/** Adds the tables of drafts, and gives posts a slug and alternative text for the picture. */
export const addStudioPosts = run(
  [
    ...postColumns,
    ...drafts,
    ...summaries,
    ...['insert', 'delete', 'update'].map((change) => `drop trigger "postsInvalidated${change}"`),
    ...postTriggers.sqlite,
  ],
  [
    ...postColumns.map(toPostgres),
    ...drafts.map(toPostgres),
    'drop trigger "postsInvalidated" on posts',
    ...postTriggers.postgres,
  ],
)

const arrangement = [
  `create table pictures (
    stored text primary key, "receivedAt" text not null, type text not null, bytes integer not null, sha256 text not null
  ) strict`,
  `create table arrangement (
    kind text not null, id text not null, position integer not null, image text, primary key (kind, id)
  ) strict`,
]

const arrangementTriggers = toTriggers({ table: 'arrangement', tag: 'arrangement' })

const toArrangementTag = (version: string) =>
  `insert into invalidations (tag, version) values ('arrangement', ${version})`

/** Adds the content's pictures, and the order and pictures of case studies and journal articles. */
export const addItemOrder = run(
  [...arrangement, toArrangementTag('lower(hex(randomblob(16)))'), ...arrangementTriggers.sqlite],
  [...arrangement.map(toPostgres), toArrangementTag('gen_random_uuid()'), ...arrangementTriggers.postgres],
)

const TEAM = 'position, name, designation, bio, image, "linkedinLink", "twitterLink", "githubLink"'

// The key was the position, so two members could not swap places. Rows that are written by hand get an id as well.
const makeTeam = (newId: string) => [
  `create table "teamWithIds" (
    id text primary key default (${newId}), position integer not null, name text not null, designation text not null,
    bio text not null, image text, "linkedinLink" text, "twitterLink" text, "githubLink" text,
    version integer not null default 1, "removedAt" text
  ) strict`,
  `insert into "teamWithIds" (${TEAM}) select ${TEAM} from team`,
  'drop table team',
  'alter table "teamWithIds" rename to team',
]

const keepJobs = [
  `alter table jobs add column state text not null default 'open'`,
  'alter table jobs add column version integer not null default 1',
  'alter table jobs add column "removedAt" text',
]

const teamTriggers = toTriggers({ table: 'team', tag: 'team' })

/** Adds ids to team members, states to jobs, and a version and a removal time to both. */
export const addTeamAndJobVersions = run(
  [...makeTeam('lower(hex(randomblob(8)))'), ...teamTriggers.sqlite, ...keepJobs],
  [
    ...makeTeam(`substr(replace(gen_random_uuid()::text, '-', ''), 1, 16)`).map(toPostgres),
    ...teamTriggers.postgres,
    ...keepJobs.map(toPostgres),
  ],
)
