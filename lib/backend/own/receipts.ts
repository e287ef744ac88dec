import { createHash } from 'node:crypto'
import { BackendError } from '../contract.ts'
import type { Database } from './database.ts'
import { lock } from './engine.ts'

/** One submission: its call, its idempotency key if any, and its checked body. */
export type Submission = { call: 'contact' | 'file' | 'candidate' | 'subscribe'; key?: string; body: unknown }

const KEY = /^[\x21-\x7e]{1,200}$/

/** Runs `act` once per key and repeats its answer; throws BackendError `conflict` for a key with another body. */
export async function answerOnce<Answer>(
  db: Database,
  { call, key, body }: Submission,
  act: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return db.transaction().execute(act)
  if (!KEY.test(key)) {
    throw new BackendError('refused', 'malformed idempotency key', { reason: 'The request’s key cannot be read.' })
  }
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, `${call} ${key}`)
    const known = await transaction
      .selectFrom('receipts')
      .select(['body', 'answer'])
      .where('call', '=', call)
      .where('key', '=', key)
      .executeTakeFirst()
    if (known && known.body !== hash) throw new BackendError('conflict', `${call}: key used with another body`)
    // This function stored it below, from what `act` returned.
    if (known) return JSON.parse(known.answer) as Answer
    const answer = await act(transaction)
    await transaction
      .insertInto('receipts')
      .values({ call, key, body: hash, answer: JSON.stringify(answer), answeredAt: new Date().toISOString() })
      .execute()
    return answer
  })
}
