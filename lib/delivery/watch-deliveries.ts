import type { Database } from '../backend/own/database.ts'
import { isAnyDue, measure } from '../backend/own/deliveries.ts'
import { watchDatabase } from '../backend/watch-database.ts'
import { type Env, sendsMail } from '../env.ts'
import { isAnyAlertDue } from '../job-alerts/due.ts'
import { describeError, log } from '../log.ts'
import { isAnyIssueDue } from '../newsletter/due.ts'
import { routes } from '../routes.ts'
import { callOwn } from '../security/own-calls.ts'

const REPORT_EVERY_MS = 10 * 60_000

/** Mail that is older was not taken several times. */
const LATE_S = 15 * 60

async function report(db: Database): Promise<void> {
  const waiting = await measure(db, 'mail')
  if (waiting.oldestS > LATE_S || waiting.dead > 0) log.warn('mail waits', waiting)
}

/** Has due mail sent while the server runs. */
export async function watchDeliveries(env: Env): Promise<void> {
  if (!sendsMail(env)) {
    return log.info('no mail is sent', { because: env.BACKEND_URL ? 'BACKEND_URL is set' : 'SMTP_URL is not set' })
  }
  let reportAt = 0
  await watchDatabase(
    env,
    async (db) => {
      if ((await isAnyDue(db)) || (await isAnyAlertDue(db)) || (await isAnyIssueDue(db)))
        await callOwn(routes.api.deliver)
      if (Date.now() < reportAt) return
      reportAt = Date.now() + REPORT_EVERY_MS
      await report(db)
    },
    (error) => log.warn('deliveries not read', describeError(error)),
  )
}
