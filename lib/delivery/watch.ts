import { watchDatabase } from '../backend/watch-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { type Env, sendsMail } from '../env.ts'
import { isAnyAlertDue } from '../jobs/alerts/due.ts'
import { describeError, log } from '../log.ts'
import { createMailer } from '../mail/send-mail.ts'
import { isAnyIssueDue } from '../newsletter/due.ts'
import { routes } from '../routes.ts'
import { callLoopback } from '../security/loopback-calls.ts'
import { isAnyDue, measure } from './deliveries.ts'
import { isForwardDue } from './forwards.ts'

const REPORT_EVERY_MS = 10 * 60_000

/** Mail that is older was not taken several times. */
const LATE_S = 15 * 60

const mail = {
  isDue: async (db: Database) => (await isAnyDue(db)) || (await isAnyAlertDue(db)) || (await isAnyIssueDue(db)),
  path: routes.api.deliver,
  async report(db: Database) {
    const found = await measure(db, 'mail')
    if (found.oldestS > LATE_S || found.dead > 0) log.warn('mail waits', found)
  },
  reportFault: (error: unknown) => log.warn('deliveries not read', describeError(error)),
}

const submissions = {
  isDue: (db: Database) => isForwardDue(db),
  path: routes.api.forward,
  async report(db: Database) {
    const found = await measure(db, 'submissions')
    if (found.waiting + found.dead > 0) log.warn('submissions wait', found)
  },
  reportFault: (error: unknown) => log.warn('waiting submissions not read', describeError(error)),
}

const keepsForwards = ({ BACKEND_URL, SECRETS_KEY }: Env): boolean => Boolean(BACKEND_URL && SECRETS_KEY)

/** Makes the tables before the first request, because later two connections of this process would make them at once. */
export async function prepareForwards(env: Env): Promise<void> {
  if (!keepsForwards(env)) return
  await openDatabase(env.DATA_DIR, env.DATABASE_URL).then((db) => db.destroy(), submissions.reportFault)
}

/** Logs at the start if the mail server cannot be used. Otherwise waiting mail would show it a quarter of an hour later. */
async function checkMailServer({ SMTP_URL = '', MAIL_FROM = '' }: Env): Promise<void> {
  const mailer = createMailer(SMTP_URL, MAIL_FROM)
  const problem = await mailer.findProblem()
  if (problem) log.warn('mail server not usable', { problem })
  mailer.close()
}

/** While the server runs, has due mail sent or, with another backend, at most one waiting submission a second passed on. */
export async function watchDeliveries(env: Env): Promise<void> {
  const { BACKEND_URL } = env
  if (!sendsMail(env))
    log.info('no mail is sent', { because: BACKEND_URL ? 'BACKEND_URL is set' : 'SMTP_URL is not set' })
  if (BACKEND_URL && !keepsForwards(env)) log.info('submissions are not kept')
  if (!sendsMail(env) && !keepsForwards(env)) return
  if (sendsMail(env)) void checkMailServer(env)
  const { isDue, path, report, reportFault } = BACKEND_URL ? submissions : mail
  let reportAt = 0
  const look = async (db: Database) => {
    if (await isDue(db)) await callLoopback(path)
    if (Date.now() < reportAt) return
    reportAt = Date.now() + REPORT_EVERY_MS
    await report(db)
  }
  await watchDatabase(env, look, reportFault)
}
