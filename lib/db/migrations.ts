import { sql } from 'kysely'
import { NewerDatabaseError } from './data-error.ts'
import type { Database } from './database.ts'
import { fillWithSamples } from './fill-with-samples.ts'
import { isPostgres, lock } from './is-postgres.ts'
import { addBackupRuns } from './migrations/backup-tables.ts'
import { addCandidateMails, addDeclineReasons } from './migrations/candidate-mail-tables.ts'
import { addContentTables, addPostWords, addSummaryIndexes, addUpdateTimes } from './migrations/content-tables.ts'
import { addDeliveries, addForwardColumns } from './migrations/delivery-table.ts'
import {
  addFormerStates,
  addHiringTables,
  addPageIndexes,
  addRetention,
  addStateTimes,
} from './migrations/hiring-tables.ts'
import { addIndexedPages } from './migrations/indexing-tables.ts'
import { addInterviews } from './migrations/interview-tables.ts'
import { addInvalidations } from './migrations/invalidation-triggers.ts'
import { addJobChanges } from './migrations/job-change-table.ts'
import { addJobLinks, addPostingFacts } from './migrations/job-tables.ts'
import { addMailTemplates } from './migrations/mail-template-tables.ts'
import { addFindingPeople, addGuests, addPositionInvitations } from './migrations/people-tables.ts'
import { addArticles, addCaseStudies } from './migrations/piece-tables.ts'
import { addQuestions } from './migrations/question-columns.ts'
import { addReads } from './migrations/read-tables.ts'
import { run } from './migrations/run-statements.ts'
import { addSeoColumns } from './migrations/seo-columns.ts'
import { addSettings } from './migrations/settings-table.ts'
import { addSharedValues } from './migrations/shared-tables.ts'
import { addPasskeys, addSignInLinks } from './migrations/sign-in-tables.ts'
import { addItemOrder, addStudioAccess, addStudioPosts, addTeamAndJobVersions } from './migrations/studio-tables.ts'
import {
  addClaimedQuotas,
  addClosingDatesAndSignals,
  addFileWarnings,
  addSubmissionTables,
  addUploadQuotas,
} from './migrations/submission-tables.ts'
import { addConfirmations, addJobAlerts, addNewsletterIssues } from './migrations/subscription-tables.ts'
import { addImports, addRedirects } from './migrations/transfer-tables.ts'

type Migration = { name: string; apply: (db: Database) => Promise<unknown> }

/** Each migration is applied once, in this order. One that has shipped is never changed. */
const migrations: Migration[] = [
  { name: '001-content', apply: addContentTables },
  { name: '002-submissions', apply: addSubmissionTables },
  { name: '003-seed', apply: fillWithSamples },
  { name: '004-words', apply: addPostWords },
  { name: '005-summaries', apply: addSummaryIndexes },
  { name: '006-file-warnings', apply: addFileWarnings },
  { name: '007-room', apply: addUploadQuotas },
  { name: '008-updated', apply: addUpdateTimes },
  { name: '009-closing-and-signals', apply: addClosingDatesAndSignals },
  { name: '010-invalidations', apply: addInvalidations },
  { name: '011-pages', apply: addPageIndexes },
  { name: '012-studio-access', apply: addStudioAccess },
  { name: '013-shared', apply: addSharedValues },
  { name: '014-studio-posts', apply: addStudioPosts },
  { name: '015-arrangement', apply: addItemOrder },
  { name: '016-hiring', apply: addHiringTables },
  { name: '017-team-and-jobs', apply: addTeamAndJobVersions },
  { name: '018-deliveries', apply: addDeliveries },
  { name: '020-forwards', apply: addForwardColumns },
  { name: '021-opt-in', apply: addConfirmations },
  { name: '023-job-alerts', apply: addJobAlerts },
  { name: '024-issues', apply: addNewsletterIssues },
  { name: '025-silence', apply: addStateTimes },
  { name: '026-claimed-room', apply: addClaimedQuotas },
  { name: '027-former-states', apply: addFormerStates },
  { name: '028-retention', apply: addRetention },
  { name: '029-candidate-mails', apply: addCandidateMails },
  { name: '030-mail-templates', apply: addMailTemplates },
  { name: '031-outcomes', apply: addDeclineReasons },
  { name: '032-interviews', apply: addInterviews },
  { name: '033-questions', apply: addQuestions },
  { name: '034-posting-facts', apply: addPostingFacts },
  { name: '035-job-links', apply: addJobLinks },
  { name: '036-finding-people', apply: addFindingPeople },
  { name: '037-guests', apply: addGuests },
  { name: '038-invitations', apply: addPositionInvitations },
  { name: '039-imports', apply: addImports },
  { name: '040-redirects', apply: addRedirects },
  { name: '041-reads', apply: addReads },
  { name: '042-sign-in-links', apply: addSignInLinks },
  { name: '043-passkeys', apply: addPasskeys },
  { name: '044-case-studies', apply: addCaseStudies },
  { name: '045-articles', apply: addArticles },
  { name: '046-settings', apply: addSettings },
  { name: '047-seo-fields', apply: addSeoColumns },
  { name: '049-backup-proofs', apply: addBackupRuns },
  { name: '050-indexing', apply: addIndexedPages },
  { name: '052-job-changes', apply: addJobChanges },
]

async function getApplied(db: Database): Promise<string[]> {
  const known = isPostgres(db)
    ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'migrations'`
    : sql`select 1 from sqlite_master where type = 'table' and name = 'migrations'`
  if ((await known.execute(db)).rows.length === 0) return []
  return (await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name)
}

/**
 * Migrates in one transaction. A lock ensures that only one of several processes does it. Throws NewerDatabaseError.
 */
export async function migrate(db: Database): Promise<void> {
  const names = migrations.map(({ name }) => name)
  const known = await getApplied(db)
  const unknown = known.find((name) => !names.includes(name))
  if (unknown)
    throw new NewerDatabaseError(
      `This database was made by a newer version of the site (it has "${unknown}"). Install that version, or restore a backup that is older.`,
    )
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
