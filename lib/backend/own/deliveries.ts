import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { isPostgres } from './engine.ts'
import type { DeliveryRow } from './schema.ts'

/** Longer than an attempt can take. After it, another worker may take the delivery. */
const LEASE_MS = 120_000

const toIso = (time: number) => new Date(time).toISOString()

type NewDelivery = { reference: string; recipient: string; payload: object }

/** Stores deliveries; call it in the transaction of what they belong to. */
export async function enqueue(transaction: Database, deliveries: readonly NewDelivery[]): Promise<void> {
  const at = toIso(Date.now())
  const rows = deliveries.map(({ reference, recipient, payload }) => ({
    id: randomBytes(12).toString('base64url'),
    reference,
    recipient,
    payload: JSON.stringify(payload),
    state: 'waiting',
    attempts: 0,
    nextAt: at,
    createdAt: at,
    settledAt: null,
    problem: null,
  }))
  if (rows.length > 0) await transaction.insertInto('deliveries').values(rows).execute()
}

/** Whether a delivery is due. */
export async function isAnyDue(db: Database, now = Date.now()): Promise<boolean> {
  const open = db
    .selectFrom('deliveries')
    .select('id')
    .where('kind', '=', 'mail')
    .where('state', 'in', ['waiting', 'sending'])
  return (await open.where('nextAt', '<=', toIso(now)).executeTakeFirst()) !== undefined
}

/** Takes due deliveries, the oldest first. A worker that died gives its deliveries up when their lease ends. */
export function claim(db: Database, most: number, now = Date.now()): Promise<DeliveryRow[]> {
  return db.transaction().execute(async (transaction) => {
    const due = transaction
      .selectFrom('deliveries')
      .select('id')
      .where('kind', '=', 'mail')
      .where('state', 'in', ['waiting', 'sending'])
      .where('nextAt', '<=', toIso(now))
      .orderBy('nextAt')
      .limit(most)
    const free = isPostgres(db) ? due.forUpdate().skipLocked() : due
    const ids = (await free.execute()).map(({ id }) => id)
    return transaction
      .updateTable('deliveries')
      .set((set) => ({ state: 'sending', nextAt: toIso(now + LEASE_MS), attempts: set('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .returningAll()
      .execute()
  })
}

/** What an attempt came to. A sent or dead delivery keeps its line; a sent one keeps no words. */
export async function settle(
  db: Database,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  { state, problem, nextAt }: { state: string; problem: string | null; nextAt: number | null },
): Promise<void> {
  const now = toIso(Date.now())
  await db
    .updateTable('deliveries')
    .set({
      state,
      problem,
      ...(nextAt === null ? { settledAt: now } : { nextAt: toIso(nextAt) }),
      ...(state === 'sent' && { payload: '{}', recipient: '' }),
    })
    .where('id', '=', id)
    // Another worker may have taken it meanwhile.
    .where('attempts', '=', attempts)
    .execute()
}

/** Deliveries that are not sent, the oldest first: mail, and submissions for another backend. */
export const listOpen = (db: Database): Promise<DeliveryRow[]> =>
  db.selectFrom('deliveries').selectAll().where('state', '!=', 'sent').orderBy('createdAt').limit(1_000).execute()

/** Tries dead deliveries again from now on: one, or all. Returns how many. */
export async function retry(db: Database, id?: string): Promise<number> {
  const now = toIso(Date.now())
  const fresh = { state: 'waiting', attempts: 0, nextAt: now, createdAt: now, settledAt: null }
  const dead = db.updateTable('deliveries').set(fresh).where('state', '=', 'dead')
  const result = await (id ? dead.where('id', '=', id) : dead).executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Gives a delivery up for good. Returns how many were removed. */
export async function drop(db: Database, id: string): Promise<number> {
  const dropped = db.deleteFrom('deliveries').where('id', '=', id).where('state', '!=', 'sent')
  const result = await dropped.executeTakeFirst()
  // `prune` removes the files of a submission.
  await db.updateTable('uploads').set({ heldBy: null }).where('heldBy', '=', id).execute()
  return Number(result.numDeletedRows)
}

/** How many deliveries are still tried. */
export async function countOpen(db: Database): Promise<number> {
  const open = db.selectFrom('deliveries').where('state', 'in', ['waiting', 'sending'])
  return Number((await open.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
}

/** Seconds since the oldest open delivery was made, and how many are dead. */
export async function measure(db: Database): Promise<{ oldestS: number; dead: number }> {
  const open = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.min('createdAt').as('oldest'))
    .where('kind', '=', 'mail')
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst()
  const dead = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'mail')
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow()
  const oldestS = open?.oldest ? Math.round((Date.now() - Date.parse(open.oldest)) / 1_000) : 0
  return { oldestS, dead: Number(dead.count) }
}
