import { run } from './statements.ts'

/** Makes the table of mail to be delivered. */
export const makeDeliveries = run([
  `create table deliveries (
    id text primary key, reference text not null, recipient text not null, payload text not null, state text not null,
    attempts integer not null, "nextAt" text not null, "createdAt" text not null, "settledAt" text, problem text
  ) strict`,
  `create index "deliveriesDue" on deliveries ("nextAt") where state in ('waiting', 'sending')`,
  'create index "deliveriesByReference" on deliveries (reference)',
])
