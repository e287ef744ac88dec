import { toTriggers } from './invalidation-triggers.ts'
import { run, toPostgres } from './run-statements.ts'

const imports = [
  `create table imports (
    source text primary key, kind text not null, target text not null, hash text not null, version integer not null,
    at text not null
  ) strict`,
]

/** Adds what was imported from other sites, so that a second import updates it. */
export const addImports = run(imports)

const redirects = ['create table redirects (path text primary key, target text not null, at text not null) strict']
const triggers = toTriggers({ table: 'redirects', tag: 'redirects' })
const toTag = (version: string) => `insert into invalidations (tag, version) values ('redirects', ${version})`

/** Adds the redirects of old addresses. */
export const addRedirects = run(
  [...redirects, toTag('lower(hex(randomblob(16)))'), ...triggers.sqlite],
  [...redirects.map(toPostgres), toTag('gen_random_uuid()'), ...triggers.postgres],
)
