import { teamTriggers } from './invalidations.ts'
import { run, toPostgres } from './statements.ts'

const COLUMNS = 'position, name, designation, bio, image, "linkedinLink", "twitterLink", "githubLink"'

// The place in the list was the key, so that no two members could change places. Rows written by hand get an id as well.
const makeTeam = (newId: string) => [
  `create table "teamWithIds" (
    id text primary key default (${newId}), position integer not null, name text not null, designation text not null,
    bio text not null, image text, "linkedinLink" text, "twitterLink" text, "githubLink" text,
    version integer not null default 1, "removedAt" text
  ) strict`,
  `insert into "teamWithIds" (${COLUMNS}) select ${COLUMNS} from team`,
  'drop table team',
  'alter table "teamWithIds" rename to team',
]

const keepJobs = [
  `alter table jobs add column state text not null default 'open'`,
  'alter table jobs add column version integer not null default 1',
  'alter table jobs add column "removedAt" text',
]

/** Gives members of the team an id, jobs a state, and both a version and a way back after their removal. */
export const keepTeamAndJobs = run(
  [...makeTeam('lower(hex(randomblob(8)))'), ...teamTriggers.sqlite, ...keepJobs],
  [
    ...makeTeam(`substr(replace(gen_random_uuid()::text, '-', ''), 1, 16)`).map(toPostgres),
    ...teamTriggers.postgres,
    ...keepJobs.map(toPostgres),
  ],
)
