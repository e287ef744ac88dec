import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { isPostgres } from './engine.ts'
import { type Page, type PageRequest, readPage } from './paging.ts'
import type { DeliveryRow } from './schema.ts'

/** Longer than an attempt can take. After it, another worker may take the delivery. */
const LEASE_MS = 120_000

const toIso = (time: number) => new Date(time).toISOString()

/** A mail to be delivered, for what `reference` names. */
export type NewDelivery = { reference: string; recipient: string; payload: object }

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

/** A page of the deliveries of a kind that are not sent. */
export const getUnsentPage = (db: Database, of: DeliveryKind, request: PageRequest): Promise<Page<DeliveryRow>> =>
  readPage(
    db.selectFrom('deliveries').selectAll().where('state', '!=', 'sent').where('kind', isOf(of), 'mail'),
    ['createdAt', 'id'],
    request,
  )

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

/** What a delivery is: mail, or a submission for another backend. */
export type DeliveryKind = 'mail' | 'submissions'

const isOf = (of: DeliveryKind) => (of === 'mail' ? '=' : '!=')

/** How many deliveries are still tried, and for how many seconds the oldest. */
export type Open = { waiting: number; oldestS: number }

/** Measures the open deliveries of a kind by an index. */
export async function measureOpen(db: Database, of: DeliveryKind, now = Date.now()): Promise<Open> {
  const { count, oldest } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
    .where('kind', isOf(of), 'mail')
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow()
  return { waiting: Number(count), oldestS: oldest ? Math.round((now - Date.parse(oldest)) / 1_000) : 0 }
}

/** The same, and how many are up to the owner. */
export async function measure(db: Database, of: DeliveryKind, now = Date.now()): Promise<Open & { dead: number }> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('kind', isOf(of), 'mail')
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow()
  return { ...(await measureOpen(db, of, now)), dead: Number(count) }
}
