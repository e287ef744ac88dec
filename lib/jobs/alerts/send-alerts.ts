import { sql } from 'kysely'
import type { Job } from '../../backend/contract.ts'
import { getJobs } from '../../backend/embedded/read-content.ts'
import { loadSettings } from '../../backend/load-settings.ts'
import type { Database } from '../../db/database.ts'
import { lock } from '../../db/is-postgres.ts'
import type { JobAlertRow } from '../../db/schema.ts'
import { enqueueMails } from '../../delivery/deliveries.ts'
import { toIso } from '../../format/date.ts'
import { formatPreview } from '../../format/text.ts'
import { findItems } from '../../listing/find-items.ts'
import { NO_QUERY } from '../../listing/query.ts'
import { toFoundMail, toRenewalMail } from '../../mail/job-alert-mails.ts'
import { routes } from '../../routes.ts'
import { encryptJobId } from '../job-link.ts'
import { jobRules, type ListedJob } from '../job-rules.ts'
import { toAlertLinks } from './alert-links.ts'
import { WEEK_MS } from './alerts.ts'
import { lastOpening, selectDue, selectEnding, selectNewlyOpen } from './due-alerts.ts'

/** A small number, so that visitors' requests do not wait for the transaction. */
const BATCH = 50

// A position that is reopened keeps its number, so nobody is notified of it twice.
async function numberOpenings(db: Database): Promise<void> {
  const opened = await selectNewlyOpen(db).orderBy('createdAt').orderBy('id').execute()
  for (const { id } of opened)
    await db
      .insertInto('jobOpenings')
      .values({ jobId: id, number: sql<number>`${lastOpening} + 1` })
      .execute()
}

type OpenPosition = { job: Job; number: number }

async function listOpenPositions(db: Database): Promise<OpenPosition[]> {
  const numbers = await db.selectFrom('jobOpenings').selectAll().execute()
  const byId = new Map(numbers.map(({ jobId, number }) => [jobId, number]))
  const listed = (await getJobs(db)).filter(({ listing }) => listing === undefined)
  return listed.map((job) => ({ job, number: byId.get(job.id) ?? 0 }))
}

/** Returns the positions that an alert has not seen and that its search would find. */
function findNew({ department, words, seen }: JobAlertRow, positions: OpenPosition[]): Job[] {
  const fresh = positions.filter(({ number }) => number > seen).map(({ job }) => job)
  const listed = fresh.map((job) => ({ ...job, preview: formatPreview(job.description) }))
  const query = { ...NO_QUERY, search: words, category: department }
  return findItems<Job & ListedJob>(listed, query, { ...jobRules, pageSize: Math.max(1, listed.length) }).items
}

async function tellOpenings(db: Database, siteUrl: string, now: number): Promise<number> {
  const alerts = await selectDue(db, now).selectAll().limit(BATCH).execute()
  if (alerts.length === 0) return 0
  // Another machine may have renamed a department just now, and an alert looks at each opening only once.
  await loadSettings(db)
  const positions = await listOpenPositions(db)
  for (const alert of alerts) {
    const jobs = findNew(alert, positions).map((job) => ({ ...job, href: siteUrl + routes.job(encryptJobId(job.id)) }))
    if (jobs.length > 0) await enqueueMails(db, [toFoundMail(alert, jobs, toAlertLinks(alert.id, siteUrl))], alert.id)
    const nextAt = toIso(alert.often === 'weekly' ? now + WEEK_MS : now)
    await db.updateTable('jobAlerts').set({ seen: lastOpening, nextAt }).where('id', '=', alert.id).execute()
  }
  return alerts.length
}

async function offerRenewals(db: Database, siteUrl: string, now: number): Promise<number> {
  const alerts = await selectEnding(db, now).selectAll().limit(BATCH).execute()
  for (const alert of alerts) {
    await enqueueMails(db, [toRenewalMail(alert, toAlertLinks(alert.id, siteUrl))], alert.id)
    await db
      .updateTable('jobAlerts')
      .set({ remindedAt: toIso(now) })
      .where('id', '=', alert.id)
      .execute()
  }
  return alerts.length
}

/**
 * Stores the emails that are due for alerts, each once, even if several machines do this. Returns the number of alerts.
 */
export function sendAlerts(db: Database, siteUrl: string, now = Date.now()): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'job-alerts')
    await numberOpenings(transaction)
    return (await tellOpenings(transaction, siteUrl, now)) + (await offerRenewals(transaction, siteUrl, now))
  })
}
