import { run } from './run-statements.ts'

/** Adds the pages that search engines were told about, each with the version that they know. */
export const addIndexedPages = run([
  'create table "indexedPages" (address text primary key, version text not null) strict',
])
