import { z } from 'zod'
import { RETENTION } from '../../content/promises.ts'
import { keepLonger, SITE, selectErasedSoon, toErasureTime, WHEN_OVER } from '../applications/retention.ts'
import { text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { retention as copy } from './copy/studio-hiring.ts'
import { missing, StudioFailure } from './studio-problem.ts'

const DAY_MS = 86_400_000
const MAX_LINES = 20

type EndingLine = Pick<ApplicationRow, 'reference' | 'jobTitle' | 'name' | 'lastName'> & { erasedAt: string }

/** The applications that the site erases soon: their number, the first of them, and how many it has erased recently. */
export type RetentionNews = { count: number; first: EndingLine[]; erased: number }

/** Returns what the start page says about the end of applications. */
export async function getRetentionNews(db: Database, now: number): Promise<RetentionNews> {
  const soon = selectErasedSoon(db, now)
  const rows = await soon
    .select(['reference', 'jobTitle', 'name', 'lastName', 'state', 'stateAt', 'keepUntil'])
    .orderBy('stateAt')
    .limit(MAX_LINES)
    .execute()
  const first = rows.map(({ reference, jobTitle, name, lastName, ...times }) => ({
    reference,
    jobTitle,
    name,
    lastName,
    erasedAt: toErasureTime(times) ?? '',
  }))
  const erased = db
    .selectFrom('studioAudit')
    .where('at', '>', new Date(now - RETENTION.noticeDays * DAY_MS).toISOString())
    .where('name', '=', SITE.name)
    .where('role', '=', SITE.role)
    .where('action', '=', 'erase')
    .where('subject', 'like', `application % ${WHEN_OVER}`)
  return { count: await countRows(soon), first, erased: await countRows(erased) }
}

/** Parses the reason for which an application is kept longer. `words` belongs to the reason `other`. */
export const keepSchema = z
  .object({ reason: z.enum(['pool', 'other']), words: text(TEXT_LIMITS.line) })
  .refine(({ reason, words }) => reason === 'pool' || words !== '', { path: ['words'], error: 'must be filled in' })

/**
 * Keeps a decided application for another period. Throws `invalid` if it is for other positions and the candidate did not
 * agree to that, and `missing`.
 */
export async function keepApplication(
  db: Database,
  reference: string,
  { reason, words }: z.infer<typeof keepSchema>,
): Promise<void> {
  const found = db.selectFrom('applications').select('answers').where('reference', '=', reference)
  const { answers } = await found.executeTakeFirstOrThrow(missing)
  const { communicationConsent } = JSON.parse(answers) as { communicationConsent?: boolean }
  if (reason === 'pool' && !communicationConsent)
    throw new StudioFailure('invalid', { errors: { reason: copy.poolRefused } })
  if (!(await keepLonger(db, reference, reason === 'pool' ? copy.reasons.pool : words))) throw missing()
}
