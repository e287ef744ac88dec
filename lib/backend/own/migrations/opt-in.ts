import { run, toPostgres } from './statements.ts'

const columns = [
  `alter table subscribers add column id text not null default ''`,
  'alter table subscribers add column "confirmedAt" text',
]

const toFilled = (id: string) => [
  `update subscribers set id = ${id}, "confirmedAt" = "subscribedAt"`,
  'create index "subscribersById" on subscribers (id)',
]

/** Stores whether a subscriber confirmed the address, and a random name for the links in mail. */
export const keepConfirmations = run(
  [...columns, ...toFilled('lower(hex(randomblob(16)))')],
  [...columns.map(toPostgres), ...toFilled(`replace(gen_random_uuid()::text, '-', '')`)],
)
