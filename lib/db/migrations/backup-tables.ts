import { run } from './run-statements.ts'

/** Adds the results of nightly copies and of their weekly restores (lib/backups). */
export const addBackupRuns = run([
  `create table "backupRuns" (
    id text primary key, kind text not null, copy text not null, "startedAt" text not null, seconds integer not null,
    "rowCounts" text not null, files integer not null, problem text not null
  ) strict`,
])
