import { openDatabase } from '../backend/own/database.ts'
import { measure } from '../backend/own/deliveries.ts'
import { isForwardDue } from '../backend/own/forwards.ts'
import { watchDatabase } from '../backend/watch-database.ts'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'
import { routes } from '../routes.ts'
import { callOwn } from '../security/own-calls.ts'

const REPORT_EVERY_MS = 10 * 60_000

const keepsForwards = ({ BACKEND_URL, SECRETS_KEY }: Env): boolean => Boolean(BACKEND_URL && SECRETS_KEY)

const report = (error: unknown) => log.warn('waiting submissions not read', describeError(error))

/** Makes the tables before the first request, because later two connections of this process would make them at once. */
export async function prepareForwards(env: Env): Promise<void> {
  if (!keepsForwards(env)) return
  await openDatabase(env.DATA_DIR, env.DATABASE_URL).then((db) => db.destroy(), report)
}

/** Has waiting submissions passed on while the server runs: at most one a second. */
export async function watchForwards(env: Env): Promise<void> {
  if (!env.BACKEND_URL) return
  if (!keepsForwards(env)) return log.info('submissions are not kept')
  let reportAt = 0
  await watchDatabase(
    env,
    async (db) => {
      if (await isForwardDue(db)) await callOwn(routes.api.forward)
      if (Date.now() < reportAt) return
      reportAt = Date.now() + REPORT_EVERY_MS
      const found = await measure(db, 'submissions')
      if (found.waiting + found.dead > 0) log.warn('submissions wait', found)
    },
    report,
  )
}
