import { setTimeout as sleep } from 'node:timers/promises'
import { cancelDecided } from '../lib/applications/interviews.ts'
import { askToRenew, eraseExpired } from '../lib/applications/retention.ts'
import { BackendError } from '../lib/backend/contract.ts'
import type { EmbeddedBackend } from '../lib/backend/embedded/index.ts'
import { sendHeld } from '../lib/backend/held/send-held.ts'
import { getEmbeddedBackend, getForwarding, getLocalBackend } from '../lib/backend/index.ts'
import { loadSettings } from '../lib/backend/load-settings.ts'
import { watchContent } from '../lib/backend/watch-content.ts'
import { keepBackups } from '../lib/backups/keep-backups.ts'
import { removeOldUpgradeCopies } from '../lib/backups/upgrade-copies.ts'
import { tags } from '../lib/cache.ts'
import { removeOldAudit } from '../lib/db/audit.ts'
import type { Database } from '../lib/db/database.ts'
import { deliverMail } from '../lib/delivery/deliver-mail.ts'
import { measure } from '../lib/delivery/deliveries.ts'
import { type Env, sendsMail } from '../lib/env.ts'
import { isAnyAlertDue } from '../lib/jobs/alerts/due-alerts.ts'
import { sendAlerts } from '../lib/jobs/alerts/send-alerts.ts'
import { LATE_MAIL_S } from '../lib/limits.ts'
import { describeError, log } from '../lib/log.ts'
import { createMailer } from '../lib/mail/send-mail.ts'
import { isAnyIssueDue } from '../lib/newsletter/due-issues.ts'
import { sendIssues } from '../lib/newsletter/send-issues.ts'
import { removeOldReads } from '../lib/reads/reads.ts'
import { loadRedirects } from '../lib/redirects/served-redirects.ts'
import { createIndexing } from '../lib/sitemap/indexing/deliver-indexing.ts'
import { publishDuePieces } from '../lib/studio/pieces/publish-piece.ts'
import { publishDue } from '../lib/studio/posts/publish-due.ts'
import { isAnyLinkDue, sendAskedLinks } from '../lib/studio/sign-in-links.ts'

const EVERY_MS = 1_000
/** The pause after an error, which the next run would most likely repeat. */
const AFTER_ERROR_MS = 5_000
const REPORT_EVERY_MS = 10 * 60_000
const CANCEL_EVERY_MS = 60_000
/** Changes within a minute are sent together. */
const INDEX_EVERY_MS = 60_000
const ERASE_EVERY_MS = 10 * 60_000
const BACK_UP_EVERY_MS = 60 * 60_000

/** A task, and the event to log if it fails. */
type Task = { run: () => Promise<unknown>; failure: string; pauseMs?: number }

/** Runs a task again and again until `signal` is aborted. */
async function repeat({ run, failure, pauseMs = EVERY_MS }: Task, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    let pause = pauseMs
    try {
      await run()
    } catch (error) {
      pause = Math.max(pauseMs, AFTER_ERROR_MS)
      // The embedded backend has logged its own errors.
      if (!(error instanceof BackendError)) log.warn(failure, describeError(error))
    }
    await sleep(pause, undefined, { ref: false })
  }
}

/** Sources that render mail just before it is due. Each stores a few messages and returns how many. */
const MAIL_SOURCES = [
  { isDue: isAnyLinkDue, store: (db: Database) => sendAskedLinks(db) },
  { isDue: isAnyAlertDue, store: sendAlerts },
  { isDue: isAnyIssueDue, store: sendIssues },
]

async function sendMail(backend: EmbeddedBackend, { SITE_URL }: Env, mailer: ReturnType<typeof createMailer>) {
  await backend.use('mail', async (db) => {
    for (const { isDue, store } of MAIL_SOURCES) while ((await isDue(db)) && (await store(db, SITE_URL)) > 0);
  })
  await deliverMail(backend.use, mailer)
}

/** Starts sending mail. Logs at once if the mail server cannot be used. */
async function startMail(backend: EmbeddedBackend, env: Env, signal?: AbortSignal): Promise<void> {
  const { SMTP_URL = '', MAIL_FROM = '' } = env
  const mailer = createMailer(SMTP_URL, MAIL_FROM)
  void repeat({ run: () => sendMail(backend, env, mailer), failure: 'deliveries not read' }, signal)
  const problem = await mailer.findProblem()
  if (problem) log.warn('mail server not usable', { problem })
}

/** Logs how long deliveries have waited, and how many need the owner. */
const report = (backend: EmbeddedBackend) =>
  backend.use('deliveries', async (db) => {
    const mail = await measure(db, 'mail')
    if (mail.oldestS > LATE_MAIL_S || mail.dead > 0) log.warn('mail waits', mail)
    const submissions = await measure(db, 'submissions')
    if (submissions.waiting + submissions.dead > 0) log.warn('submissions wait', submissions)
  })

/** Erases expired submissions, and asks candidates beforehand if the site sends mail. */
const keepTimes = (backend: EmbeddedBackend, env: Env) =>
  backend.use('retention', async (db, files) => {
    if (sendsMail(env)) while ((await askToRenew(db, env.SITE_URL)) > 0);
    await removeOldReads(db)
    await removeOldAudit(db, env.AUDIT_MONTHS)
    const erased = await eraseExpired(db, files)
    if (erased.applications + erased.messages > 0) log.info('expired data erased', erased)
  })

/**
 * Starts the server's background tasks: they invalidate pages, publish scheduled posts, case studies and articles, cancel
 * interviews after a decision, erase what has expired, and deliver. `signal` ends them.
 */
export function startTasks(env: Env, signal?: AbortSignal): void {
  const embedded = getEmbeddedBackend()
  const forwarding = getForwarding()
  const readRedirects = () => embedded?.use('redirects', loadRedirects)
  const readSettings = () => embedded?.use('settings', loadSettings)
  const onChange = async (changed: string[]) => {
    if (changed.includes(tags.settings)) await readSettings()
    if (changed.includes('redirects')) await readRedirects()
  }
  void watchContent(env, undefined, onChange, signal)
  readSettings()?.catch((error: unknown) => log.warn('settings not read', describeError(error)))
  readRedirects()?.catch((error: unknown) => log.warn('redirects not read', describeError(error)))
  if (embedded) {
    const run = () =>
      embedded.use('schedule', async (db) => {
        await publishDue(db)
        await publishDuePieces(db)
      })
    void repeat({ run, failure: 'schedule not read' }, signal)
    const cancel = () => embedded.use('interviews', (db) => cancelDecided(db))
    void repeat({ run: cancel, failure: 'interviews not cancelled', pauseMs: CANCEL_EVERY_MS }, signal)
    const erase = () => keepTimes(embedded, env)
    void repeat({ run: erase, failure: 'expired data not erased', pauseMs: ERASE_EVERY_MS }, signal)
  }
  const index = embedded && createIndexing(embedded, env)
  if (index) void repeat({ run: index, failure: 'search engines not told', pauseMs: INDEX_EVERY_MS }, signal)
  if (embedded && sendsMail(env)) void startMail(embedded, env, signal)
  else log.info('no mail is sent', { because: env.BACKEND_URL ? 'BACKEND_URL is set' : 'SMTP_URL is not set' })
  // At most one a second, so that a recovering backend is not overrun.
  if (forwarding) void repeat({ run: () => sendHeld(forwarding), failure: 'waiting submissions not read' }, signal)
  else if (env.BACKEND_URL) log.info('submissions are not kept')
  const removeCopies = () => removeOldUpgradeCopies(env)
  void repeat({ run: removeCopies, failure: 'backups not checked', pauseMs: BACK_UP_EVERY_MS }, signal)
  const local = getLocalBackend()
  if (local && env.BACKUP_URL) {
    const run = () => keepBackups(env, local.use)
    void repeat({ run, failure: 'backups not checked', pauseMs: BACK_UP_EVERY_MS }, signal)
  }
  if (local) {
    void repeat({ run: () => report(local), failure: 'deliveries not read', pauseMs: REPORT_EVERY_MS }, signal)
  }
}
