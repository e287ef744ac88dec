import { run } from './run-statements.ts'

/** Adds the templates of mails to candidates that people of the company have changed. Others are in content. */
export const addMailTemplates = run([
  `create table "mailTemplates" (
    id text primary key, version integer not null, subject text not null, body text not null
  ) strict`,
])
