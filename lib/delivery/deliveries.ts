import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/is-postgres.ts'
import { countRows, type Page, type PageRequest, readPage } from '../db/paging.ts'
import type { DeliveryRow } from '../db/schema.ts'
import { toIso } from '../format/date.ts'

/** Longer than an attempt can take. After it, another worker may take the delivery. */
export const LEASE_MS = 120_000

const TRIED = ['waiting', 'sending']

/** What a delivery is: mail, or a submission for another backend. */
export type DeliveryKind = 'mail' | 'submissions'

const select = (db: Database, kind: DeliveryKind) =>
  db.selectFrom('deliveries').where('kind', kind === 'mail' ? '=' : '!=', 'mail')

/** The deliveries of a kind that are still tried. */
export const selectOpen = (db: Database, kind: DeliveryKind) => select(db, kind).where('state', 'in', TRIED)

const selectDue = (db: Database, now: number) => selectOpen(db, 'mail').select('id').where('nextAt', '<=', toIso(now))

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

/** Whether mail is due. */
export const isAnyDue = async (db: Database, now = Date.now()): Promise<boolean> =>
  (await selectDue(db, now).executeTakeFirst()) !== undefined

/** Takes due mail, the oldest first. A worker that died gives its deliveries up when their lease ends. */
export function claim(db: Database, most: number, now = Date.now()): Promise<DeliveryRow[]> {
  return db.transaction().execute(async (transaction) => {
    const due = selectDue(transaction, now).orderBy('nextAt').limit(most)
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

/** The result of an attempt; `nextAt` is null after the last one. */
export type Settled = { state: string; problem: string | null; nextAt: number | null }

/**
 * Stores the result of an attempt, with other columns that it changes. A sent or dead delivery keeps its row, a sent one
 * without its words. Returns whether it was stored: another worker may have taken the delivery meanwhile.
 */
export async function settle(
  db: Database,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  { state, problem, nextAt, ...others }: Settled & Partial<Omit<DeliveryRow, keyof Settled>>,
  now = Date.now(),
): Promise<boolean> {
  const settled = await db
    .updateTable('deliveries')
    .set({
      state,
      problem,
      ...(nextAt === null ? { settledAt: toIso(now) } : { nextAt: toIso(nextAt) }),
      ...(state === 'sent' && { payload: '{}', recipient: '' }),
      ...others,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return Number(settled.numUpdatedRows) > 0
}

/** Deliveries that are not sent, the oldest first: mail, and submissions for another backend. */
export const listOpen = (db: Database): Promise<DeliveryRow[]> =>
  db.selectFrom('deliveries').selectAll().where('state', '!=', 'sent').orderBy('createdAt').limit(1_000).execute()

/** A page of the deliveries of a kind that are not sent. */
export const getUnsentPage = (db: Database, kind: DeliveryKind, request: PageRequest): Promise<Page<DeliveryRow>> =>
  readPage(select(db, kind).selectAll().where('state', '!=', 'sent'), ['createdAt', 'id'], request)

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
export const countOpen = (db: Database): Promise<number> =>
  countRows(db.selectFrom('deliveries').where('state', 'in', TRIED))

/** How many deliveries are still tried, and for how many seconds the oldest. */
type Open = { waiting: number; oldestS: number }

/** Measures the open deliveries of a kind by an index. */
export async function measureOpen(db: Database, kind: DeliveryKind, now = Date.now()): Promise<Open> {
  const { count, oldest } = await selectOpen(db, kind)
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
    .executeTakeFirstOrThrow()
  return { waiting: Number(count), oldestS: oldest ? Math.round((now - Date.parse(oldest)) / 1_000) : 0 }
}

/** The same, and how many are up to the owner. */
export async function measure(db: Database, kind: DeliveryKind): Promise<Open & { dead: number }> {
  return { ...(await measureOpen(db, kind)), dead: await countRows(select(db, kind).where('state', '=', 'dead')) }
}
