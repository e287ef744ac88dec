import { run, toPostgres } from './run-statements.ts'

// Holds the site's secrets (shared-secrets.ts) and the mark of a move (move-data.ts).
const shared = ['create table shared (name text primary key, value text not null) strict']

// Unlogged: every post of a form writes to it, and counts may be lost when PostgreSQL crashes.
const postCounts = `create unlogged table "postCounts" (
  key text collate "C" primary key, posts integer not null, until timestamptz not null
)`

/** Adds what machines share beside the data: secrets and, on PostgreSQL, rate limits. */
export const addSharedValues = run(shared, [...shared.map(toPostgres), postCounts])
