import { promises } from '../../content/promises.ts'
import type { Database } from '../db/database.ts'
import { toIso } from '../format/date.ts'

/** The shortest time between two issues, in milliseconds. */
export const WEEK_MS = promises.newsletter.days * 86_400_000

/** Returns whether another issue was sent so recently that this one would break the promise. */
export const isTooSoon = async (db: Database, id: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('issues')
    .select('id')
    .where('id', '!=', id)
    .where('startedAt', '>', toIso(now.getTime() - WEEK_MS))
    .where('startedAt', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined
