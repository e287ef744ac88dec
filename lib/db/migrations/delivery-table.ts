import { run } from './run-statements.ts'

/** Adds the table of mail to be delivered. */
export const addDeliveries = run([
  `create table deliveries (
    id text primary key, reference text not null, recipient text not null, payload text not null, state text not null,
    attempts integer not null, "nextAt" text not null, "createdAt" text not null, "settledAt" text, problem text
  ) strict`,
  `create index "deliveriesDue" on deliveries ("nextAt") where state in ('waiting', 'sending')`,
  'create index "deliveriesByReference" on deliveries (reference)',
])

// `place` is no longer used. It stays, so that the previous version can run beside this one during an update.
/** Adds submissions that wait for a backend over HTTP, and the files that they hold. */
export const addForwardColumns = run([
  `alter table deliveries add column kind text not null default 'mail'`,
  'alter table deliveries add column place integer',
  'alter table deliveries add column "mayHaveArrived" integer not null default 0',
  `alter table deliveries add column answer text not null default ''`,
  `create index "deliveriesInOrder" on deliveries (place) where state in ('waiting', 'sending') and kind <> 'mail'`,
  'alter table uploads add column "heldBy" text',
  `create index "uploadsHeld" on uploads ("heldBy") where "heldBy" is not null`,
  'drop index "uploadsUnclaimed"',
  `create index "uploadsUnclaimed" on uploads (sender, bytes, "receivedAt", stored, "claimedBy", "heldBy")
    where "claimedBy" is null and "heldBy" is null`,
])
