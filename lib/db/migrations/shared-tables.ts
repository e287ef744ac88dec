import { run, toPostgres } from './run-statements.ts'

// Holds the site's secrets (shared-secrets.ts) and the mark of a move (move-data.ts).
const shared = ['create table shared (name text primary key, value text not null) strict']

// Unlogged: every form post writes to it, and the counts may be lost if PostgreSQL crashes.
const postCounts = `create unlogged table "postCounts" (
  key text collate "C" primary key, posts integer not null, until timestamptz not null
)`

/** Adds the values that machines share besides the data: secrets and, on PostgreSQL, rate limits. */
export const addSharedValues = run(shared, [...shared.map(toPostgres), postCounts])
