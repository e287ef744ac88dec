import { toTriggers } from './invalidation-triggers.ts'
import { run, toPostgres } from './run-statements.ts'

const settings = 'create table settings (name text primary key, value text not null, version integer not null) strict'
const triggers = toTriggers({ table: 'settings', tag: 'settings' })
// Pages are built without settings (scripts/build-site.ts), so this version says that there are none.
const toTag = "insert into invalidations (tag, version) values ('settings', 'none')"

/** Adds what an owner has set in the Studio instead of the values in content. */
export const addSettings = run(
  [settings, toTag, ...triggers.sqlite],
  [toPostgres(settings), toTag, ...triggers.postgres],
)
