import { watchDatabase } from '../../backend/watch-database.ts'
import type { Env } from '../../env.ts'
import { describeError, log } from '../../log.ts'
import { routes } from '../../routes.ts'
import { callLoopback } from '../../security/loopback-calls.ts'
import { isAnyDue } from './publish-due.ts'

/** Publishes scheduled posts within a second of their time. */
export async function watchSchedule(env: Env): Promise<void> {
  if (env.BACKEND_URL) return
  await watchDatabase(
    env,
    async (db) => {
      if (await isAnyDue(db)) await callLoopback(routes.api.publishDue)
    },
    (error) => log.warn('schedule not read', describeError(error)),
  )
}
