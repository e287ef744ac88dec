import { run } from './statements.ts'

/** Stores since when an application is in its state. Earlier changes are known from the audit list. */
export const keepStateTimes = run([
  `alter table applications add column "stateAt" text not null default ''`,
  `update applications set "stateAt" = coalesce(
    (select max(at) from "studioAudit" where subject like 'application ' || reference || ' to %'), "receivedAt"
  )`,
  'create index "applicationsBySilence" on applications (state, "stateAt")',
])
