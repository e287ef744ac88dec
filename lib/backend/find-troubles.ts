import { checkWritable } from '../data-folder.ts'
import { classifyDataError } from '../db/data-error.ts'
import { getDatabasePath } from '../db/database.ts'
import { getEnv } from '../env.ts'
import { describeError, log } from '../log.ts'
import { toQuotaLimits } from '../uploads/file-space.ts'
import { getFreeSpace } from '../uploads/free-space.ts'
import { getBackend } from './index.ts'

/** Returns why the site is not ready, in words that are safe to show; an empty list if it is. Logs what it finds. */
export async function findTroubles(): Promise<string[]> {
  const env = getEnv()
  const { DATA_DIR, DATABASE_URL } = env
  try {
    const backend = getBackend()
    await (backend.checkReady?.() ?? backend.getTeam())
    await checkWritable(DATA_DIR, DATABASE_URL ? [] : [getDatabasePath(DATA_DIR)])
    if ((await getFreeSpace(DATA_DIR)) >= toQuotaLimits(env).freeSpace) return []
    log.warn('not ready', { trouble: 'no space' })
    return ['no space']
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
    return errors.map((each) => {
      const found = classifyDataError(each)
      log.warn('not ready', { ...describeError(each), ...found })
      return found?.trouble ?? 'backend away'
    })
  }
}
