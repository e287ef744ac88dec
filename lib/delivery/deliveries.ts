import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/is-postgres.ts'
import { countRows, type Page, type PageRequest, readPage } from '../db/paging.ts'
import type { DeliveryRow } from '../db/schema.ts'
import { toIso } from '../format/date.ts'
import type { Mail } from '../mail/message.ts'

/** Longer than any attempt takes. After it, another worker may claim the delivery. */
export const LEASE_MS = 120_000

const OPEN = ['waiting', 'sending']

/** Mail, submissions that wait for a backend over HTTP, or changed addresses for search engines. */
export type DeliveryKind = 'mail' | 'submissions' | 'indexing'

/** The kinds that people wait for. */
export const AWAITED_KINDS: readonly DeliveryKind[] = ['mail', 'submissions']

/** The kinds of rows for search engines. */
const INDEXING = ['indexnow', 'google']

function select(db: Database, kind: DeliveryKind) {
  const rows = db.selectFrom('deliveries')
  if (kind === 'submissions') return rows.where('kind', 'not in', ['mail', ...INDEXING])
  return rows.where('kind', 'in', kind === 'mail' ? ['mail'] : INDEXING)
}

/** Selects the deliveries of a kind that are still being tried. */
export const selectOpen = (db: Database, kind: DeliveryKind) => select(db, kind).where('state', 'in', OPEN)

const selectDue = (db: Database, kind: DeliveryKind, now: number) =>
  selectOpen(db, kind).select('id').where('nextAt', '<=', toIso(now))

type NewDelivery = Pick<DeliveryRow, 'reference' | 'recipient' | 'payload'> &
  Partial<Pick<DeliveryRow, 'id' | 'kind' | 'mayHaveArrived'>>

export const createDeliveryId = (): string => randomBytes(12).toString('base64url')

/** Stores deliveries that are due at `dueAt`, or at once. Must run in the transaction of what they belong to. */
export async function enqueue(
  transaction: Database,
  deliveries: readonly NewDelivery[],
  now = Date.now(),
  dueAt = now,
): Promise<void> {
  const at = toIso(now)
  const rows = deliveries.map((delivery) => ({
    id: createDeliveryId(),
    ...delivery,
    state: 'waiting',
    attempts: 0,
    nextAt: toIso(dueAt),
    createdAt: at,
    settledAt: null,
    problem: null,
  }))
  if (rows.length > 0) await transaction.insertInto('deliveries').values(rows).execute()
}

/** Stores emails for delivery, in the transaction of what `reference` names. */
export const enqueueMails = (transaction: Database, mails: readonly Mail[], reference: string): Promise<void> =>
  enqueue(
    transaction,
    mails.map((mail) => ({ reference, recipient: mail.to.toLowerCase(), payload: JSON.stringify(mail) })),
  )

/**
 * Claims up to `max` due deliveries, oldest first. When a worker dies, its leases expire and its deliveries are due
 * again.
 */
export async function claim(db: Database, kind: DeliveryKind, max: number, now = Date.now()): Promise<DeliveryRow[]> {
  // A transaction every second would lock SQLite for nothing.
  if (!(await selectDue(db, kind, now).executeTakeFirst())) return []
  return db.transaction().execute(async (transaction) => {
    const due = selectDue(transaction, kind, now).orderBy('nextAt').orderBy('createdAt').limit(max)
    const free = isPostgres(db) ? due.forUpdate().skipLocked() : due
    const ids = (await free.execute()).map(({ id }) => id)
    return transaction
      .updateTable('deliveries')
      .set((set) => ({
        state: 'sending',
        nextAt: toIso(now + LEASE_MS),
        attempts: set('attempts', '+', 1),
        // A worker that died may already have sent it.
        mayHaveArrived: sql<number>`case when state = 'sending' then 1 else "mayHaveArrived" end`,
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute()
  })
}

/** The result of an attempt; `nextAt` is null after the last one. */
type Settled = { state: string; problem: string | null; nextAt: number | null }

/**
 * Stores the result of an attempt, with other columns that it changes. A sent delivery keeps its row without its
 * content. Returns false and stores nothing if another worker has claimed the delivery in the meantime.
 */
export async function settle(
  db: Database,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  { state, problem, nextAt }: Settled,
  others: Partial<Pick<DeliveryRow, 'mayHaveArrived' | 'answer'>> = {},
  now = Date.now(),
): Promise<boolean> {
  const settled = await db
    .updateTable('deliveries')
    .set({
      state,
      problem,
      ...(nextAt === null ? { settledAt: toIso(now) } : { nextAt: toIso(nextAt) }),
      ...(state === 'sent' && { payload: '', recipient: '' }),
      ...others,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return Number(settled.numUpdatedRows) > 0
}

/** Returns unsent deliveries of all kinds, oldest first. */
export const listOpen = (db: Database): Promise<DeliveryRow[]> =>
  db.selectFrom('deliveries').selectAll().where('state', '!=', 'sent').orderBy('createdAt').limit(1_000).execute()

/** Returns a page of the unsent deliveries of a kind. */
export const getUnsentPage = (db: Database, kind: DeliveryKind, request: PageRequest): Promise<Page<DeliveryRow>> =>
  readPage(select(db, kind).selectAll().where('state', '!=', 'sent'), ['createdAt', 'id'], request)

/** Makes dead deliveries due again: one or all. Returns how many. */
export async function retry(db: Database, id?: string): Promise<number> {
  const now = toIso(Date.now())
  const fresh = { state: 'waiting', attempts: 0, nextAt: now, createdAt: now, settledAt: null }
  const dead = db.updateTable('deliveries').set(fresh).where('state', '=', 'dead')
  const result = await (id ? dead.where('id', '=', id) : dead).executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Removes a delivery that no worker has claimed yet. Returns false if it is too late. */
export async function takeBack(transaction: Database, id: string): Promise<boolean> {
  const waiting = transaction.deleteFrom('deliveries').where('id', '=', id).where('state', '=', 'waiting')
  const removed = await waiting.where('attempts', '=', 0).where('mayHaveArrived', '=', 0).executeTakeFirst()
  return Number(removed.numDeletedRows) > 0
}

/** Removes an unsent delivery. Returns how many were removed. */
export async function drop(db: Database, id: string): Promise<number> {
  const dropped = db.deleteFrom('deliveries').where('id', '=', id).where('state', '!=', 'sent')
  const result = await dropped.executeTakeFirst()
  // `prune` removes the files of a submission.
  await db.updateTable('uploads').set({ heldBy: null }).where('heldBy', '=', id).execute()
  return Number(result.numDeletedRows)
}

/** Counts the deliveries that are still being tried. */
export const countOpen = (db: Database): Promise<number> =>
  countRows(db.selectFrom('deliveries').where('state', 'in', OPEN))

/** The number of deliveries still being tried, and for how many seconds the oldest has waited. */
type Open = { waiting: number; oldestS: number }

/** Counts the open deliveries of a kind by an index. */
export async function measureOpen(db: Database, kind: DeliveryKind, now = Date.now()): Promise<Open> {
  const { count, oldest } = await selectOpen(db, kind)
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
    .executeTakeFirstOrThrow()
  return { waiting: Number(count), oldestS: oldest ? Math.round((now - Date.parse(oldest)) / 1_000) : 0 }
}

/** Counts the open deliveries of a kind, and the dead ones, which only the owner can retry. */
export async function measure(db: Database, kind: DeliveryKind, now = Date.now()): Promise<Open & { dead: number }> {
  return { ...(await measureOpen(db, kind, now)), dead: await countRows(select(db, kind).where('state', '=', 'dead')) }
}
