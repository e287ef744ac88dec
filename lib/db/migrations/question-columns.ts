import { run, toPostgres } from './run-statements.ts'

const jobs = [
  `alter table jobs add column questions text not null default '[]'`,
  `alter table jobs add column "resumeRule" text not null default 'required'`,
  `alter table jobs add column "coverLetterRule" text not null default 'required'`,
  `alter table jobs add column listing text not null default 'listed'`,
]

// SQLite cannot drop `not null` in place. Recreating the table would delete the notes, which refer to it.
const toNullable = (column: string, index: string) => [
  `drop index "${index}"`,
  'alter table applications add column file text references uploads',
  `update applications set file = "${column}"`,
  `alter table applications drop column "${column}"`,
  `alter table applications rename column file to "${column}"`,
  `create index "${index}" on applications ("${column}")`,
]

/** Adds what a position's application form asks, and allows applications without files. */
export const addQuestions = run(
  [...jobs, ...toNullable('resume', 'applicationsByResume'), ...toNullable('coverLetter', 'applicationsByCoverLetter')],
  [
    ...jobs.map(toPostgres),
    'alter table applications alter column resume drop not null, alter column "coverLetter" drop not null',
  ],
)
