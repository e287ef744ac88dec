import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { lock } from '../../db/is-postgres.ts'
import { BackendError } from '../contract.ts'

/** A submission: its call, its idempotency key if any, and its checked body. */
export type Submission = { call: 'contact' | 'file' | 'candidate' | 'subscribe'; key?: string; body: unknown }

const KEY = /^[\x21-\x7e]{1,200}$/

const hashBody = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Returns the earlier answer to a submission, or null for a new one. Throws BackendError `conflict` if its key was used
 * with another body.
 */
export async function findAnswer<Answer>(db: Database, { call, key = '', body }: Submission): Promise<Answer | null> {
  const known = await db
    .selectFrom('receipts')
    .select(['body', 'answer'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!known) return null
  if (known.body !== hashBody(body)) throw new BackendError('conflict', `${call}: key used with another body`)
  // Stored by `runOnce`.
  return JSON.parse(known.answer) as Answer
}

/** Runs `act` once per key and repeats its answer. Throws BackendError `conflict` if the key was used with another body. */
export async function runOnce<Answer>(
  db: Database,
  { call, key, body }: Submission,
  act: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return db.transaction().execute(act)
  if (!KEY.test(key)) {
    throw new BackendError('refused', 'malformed idempotency key', { reason: 'The request’s key cannot be read.' })
  }
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, `${call} ${key}`)
    const known = await findAnswer<Answer>(transaction, { call, key, body })
    if (known !== null) return known
    const answer = await act(transaction)
    await transaction
      .insertInto('receipts')
      .values({ call, key, body: hashBody(body), answer: JSON.stringify(answer), answeredAt: new Date().toISOString() })
      .execute()
    return answer
  })
}
