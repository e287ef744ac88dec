import { sql } from 'kysely'
import { NewerDatabaseError } from './data-error.ts'
import type { Database } from './database.ts'
import { fillWithSamples } from './fill-with-samples.ts'
import { isPostgres, lock } from './is-postgres.ts'
import { indexPages, keepFormerStates, keepHiring, keepStateTimes } from './migrations/applications.ts'
import { indexSummaries, keepUpdated, keepWords, makeContent } from './migrations/content.ts'
import { keepForwards, makeDeliveries } from './migrations/deliveries.ts'
import { keepInvalidations } from './migrations/invalidations.ts'
import { keepShared } from './migrations/shared.ts'
import { run } from './migrations/statements.ts'
import { keepArrangement, keepTeamAndJobs, makeStudioAccess, makeStudioPosts } from './migrations/studio.ts'
import {
  countClaimedRoom,
  countRoom,
  keepClosingAndSignals,
  keepFileWarnings,
  makeSubmissions,
} from './migrations/submissions.ts'
import { keepConfirmations, makeIssues, makeJobAlerts } from './migrations/subscriptions.ts'

type Migration = { name: string; apply: (db: Database) => Promise<unknown> }

/** Applied once each, in this order; a migration that has shipped is never changed. */
const migrations: Migration[] = [
  { name: '001-content', apply: makeContent },
  { name: '002-submissions', apply: makeSubmissions },
  { name: '003-seed', apply: fillWithSamples },
  { name: '004-words', apply: keepWords },
  { name: '005-summaries', apply: indexSummaries },
  { name: '006-file-warnings', apply: keepFileWarnings },
  { name: '007-room', apply: countRoom },
  { name: '008-updated', apply: keepUpdated },
  { name: '009-closing-and-signals', apply: keepClosingAndSignals },
  { name: '010-invalidations', apply: keepInvalidations },
  { name: '011-pages', apply: indexPages },
  { name: '012-studio-access', apply: makeStudioAccess },
  { name: '013-shared', apply: keepShared },
  { name: '014-studio-posts', apply: makeStudioPosts },
  { name: '015-arrangement', apply: keepArrangement },
  { name: '016-hiring', apply: keepHiring },
  { name: '017-team-and-jobs', apply: keepTeamAndJobs },
  { name: '018-deliveries', apply: makeDeliveries },
  { name: '020-forwards', apply: keepForwards },
  { name: '021-opt-in', apply: keepConfirmations },
  { name: '023-job-alerts', apply: makeJobAlerts },
  { name: '024-issues', apply: makeIssues },
  { name: '025-silence', apply: keepStateTimes },
  { name: '026-claimed-room', apply: countClaimedRoom },
  { name: '027-former-states', apply: keepFormerStates },
]

async function getApplied(db: Database): Promise<string[]> {
  const known = isPostgres(db)
    ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'migrations'`
    : sql`select 1 from sqlite_master where type = 'table' and name = 'migrations'`
  if ((await known.execute(db)).rows.length === 0) return []
  return (await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name)
}

/** Migrates in one transaction. A lock lets one of several processes do the work. Throws NewerDatabaseError. */
export async function migrate(db: Database): Promise<void> {
  const names = migrations.map(({ name }) => name)
  const known = await getApplied(db)
  const unknown = known.find((name) => !names.includes(name))
  if (unknown)
    throw new NewerDatabaseError(`This database was made by a newer version of the site (it has "${unknown}")`)
  if (known.length === names.length) return
  await db.transaction().execute(async (transaction) => {
    await lock(transaction, 'migrations')
    await run(['create table if not exists migrations (name text primary key, "appliedAt" text not null) strict'])(
      transaction,
    )
    const applied = await getApplied(transaction)
    for (const { name, apply } of migrations.filter((migration) => !applied.includes(migration.name))) {
      await apply(transaction)
      await transaction.insertInto('migrations').values({ name, appliedAt: new Date().toISOString() }).execute()
    }
  })
}
