import { randomBytes } from 'node:crypto'
import { BackendError, type Receipt } from '../contract.ts'
import type { Database } from './database.ts'
import { lock } from './engine.ts'
import { refuse } from './parse.ts'
import { runOnce, type Submission } from './receipts.ts'
import { createReference } from './reference.ts'
import type { DeliveryRow } from './schema.ts'
import { findStoredName } from './uploads.ts'

// Submissions that wait for another backend: rows of `deliveries` in one line, in the order in which they came.

/** Longer than an attempt can take (lib/delivery/forward.ts). */
const LEASE_MS = 120_000

/** The backend gets at most one waiting submission in this time. */
export const PACE_MS = 1_000

/** More are not kept: then people are asked to send again, as without this. */
const MOST_WAITING = 20_000

const toIso = (time: number) => new Date(time).toISOString()

const inLine = (db: Database) =>
  db.selectFrom('deliveries').where('kind', '!=', 'mail').where('state', 'in', ['waiting', 'sending']).orderBy('place')

/** A submission to keep. `recipient` is a keyed hash of its address; `seal` makes the content unreadable. */
export type NewForward = Submission & {
  recipient: string
  /** The links of files that wait on this machine, by field. */
  files: Record<string, string>
  mayHaveArrived: boolean
  seal(held: { reference: string; receivedAt: string }): string
  answer(reference: string): Receipt
}

async function hold(db: Database, files: Record<string, string>, id: string): Promise<void> {
  for (const [field, link] of Object.entries(files)) {
    const stored = findStoredName(link) ?? ''
    const free = db.updateTable('uploads').where('stored', '=', stored).where('heldBy', 'is', null)
    const held = await free.set({ heldBy: id, sender: null }).returning('stored').executeTakeFirst()
    if (!held) throw refuse({ [field]: 'is no longer on our server: choose the file again' })
  }
}

/** Keeps a submission and its files; once per key. */
export async function keepForward(db: Database, forward: NewForward, now: number): Promise<Receipt> {
  const { call, files, recipient, mayHaveArrived, seal, answer } = forward
  return runOnce(db, forward, async (transaction) => {
    await lock(transaction, 'forwards')
    const { count, last } = await transaction
      .selectFrom('deliveries')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('place').as('last')])
      .where('kind', '!=', 'mail')
      .where('state', '!=', 'sent')
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_WAITING) throw new BackendError('busy', 'too many submissions wait')
    const id = randomBytes(12).toString('base64url')
    const reference = createReference()
    const at = toIso(now)
    await hold(transaction, files, id)
    await transaction
      .insertInto('deliveries')
      .values({
        ...{ id, reference, recipient, kind: call, place: Number(last ?? 0) + 1 },
        ...{ payload: seal({ reference, receivedAt: at }), mayHaveArrived: mayHaveArrived ? 1 : 0 },
        ...{ state: 'waiting', attempts: 0, nextAt: at, createdAt: at, settledAt: null, problem: null },
      })
      .execute()
    return answer(reference)
  })
}

/** Stores the answer of a submission that needed no waiting, and forgets its files. Returns their names. */
export async function finishForward(
  db: Database,
  submission: Submission,
  files: Record<string, string>,
  answer: Receipt,
): Promise<string[]> {
  const names = Object.values(files).flatMap((link) => findStoredName(link) ?? [])
  await runOnce(db, submission, async (transaction) => {
    await transaction.deleteFrom('uploads').where('stored', 'in', names).where('heldBy', 'is', null).execute()
    return answer
  })
  return names
}

/** Whether a submission waits: one that comes now waits behind it. */
export const isAnyInLine = async (db: Database): Promise<boolean> =>
  (await inLine(db).select('id').executeTakeFirst()) !== undefined

/** Whether the first one in line is due. */
export async function isForwardDue(db: Database, now = Date.now()): Promise<boolean> {
  const first = await inLine(db).select('nextAt').executeTakeFirst()
  return first !== undefined && first.nextAt <= toIso(now)
}

/**
 * Takes the first submission in line if it is due: no other worker has one then, so the order holds with many replicas.
 * `after`: takes the next one of the same kind, or else the next one out of turn.
 */
export function claimForward(db: Database, now: number, after?: DeliveryRow): Promise<DeliveryRow | null> {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'forwards')
    const line = inLine(transaction).select(['id', 'state', 'nextAt', 'kind'])
    const others = after
      ? await line.where('place', '>', after.place).limit(100).execute()
      : await line.limit(1).execute()
    const found = others.find(({ kind }) => kind === after?.kind) ?? others[0]
    if (!found || (!after && found.nextAt > toIso(now))) return null
    const lease = { state: 'sending', nextAt: toIso(now + LEASE_MS) }
    const row = await transaction
      .updateTable('deliveries')
      .set((set) => ({
        ...lease,
        attempts: set('attempts', '+', 1),
        // Its worker died in the middle of an attempt.
        ...(found.state === 'sending' && { mayHaveArrived: 1 }),
      }))
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst()
    return row ?? null
  })
}

/** What an attempt came to. */
export type ForwardResult = {
  state: 'sent' | 'waiting' | 'dead'
  problem: string | null
  nextAt: number | null
  mayHaveArrived: boolean
  /** Sealed. */
  answer: string
}

/** Writes down what an attempt came to. A sent submission keeps no words and no files; returns the files' names. */
export function settleForward(
  db: Database,
  { id, attempts }: DeliveryRow,
  { state, problem, nextAt, mayHaveArrived, answer }: ForwardResult,
  now: number,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'forwards')
    const settled = await transaction
      .updateTable('deliveries')
      .set({
        ...{ state, problem, answer, mayHaveArrived: mayHaveArrived ? 1 : 0 },
        ...(nextAt === null ? { settledAt: toIso(now) } : { nextAt: toIso(nextAt) }),
        ...(state === 'sent' && { payload: '', recipient: '' }),
      })
      .where('id', '=', id)
      // Another worker may have taken it meanwhile.
      .where('attempts', '=', attempts)
      .returning('id')
      .executeTakeFirst()
    if (!settled || state === 'waiting') return []
    const next = await inLine(transaction).select('id').executeTakeFirst()
    const pace = transaction.updateTable('deliveries').set({ nextAt: toIso(now + PACE_MS) })
    if (next)
      await pace
        .where('id', '=', next.id)
        .where('nextAt', '<', toIso(now + PACE_MS))
        .execute()
    if (state === 'dead') return []
    const files = await transaction.deleteFrom('uploads').where('heldBy', '=', id).returning('stored').execute()
    return files.map(({ stored }) => stored)
  })
}

/** Gives back a submission whose turn it was not. */
export async function releaseForward(
  db: Database,
  { id, attempts }: DeliveryRow,
  mayHaveArrived: boolean,
  now: number,
): Promise<void> {
  const released = { state: 'waiting', attempts: attempts - 1, nextAt: toIso(now) }
  const waiting = { ...released, mayHaveArrived: mayHaveArrived ? 1 : 0 }
  await db.updateTable('deliveries').set(waiting).where('id', '=', id).where('attempts', '=', attempts).execute()
}

/** The submission with a reference or a delivery's id, or those from an address, whose keyed hash is `recipient`. */
export const findForwards = (db: Database, subject: string, recipient: string | null): Promise<DeliveryRow[]> =>
  db
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '!=', 'mail')
    .where((or) =>
      or.or([or('id', '=', subject), or('reference', '=', subject.toUpperCase()), or('recipient', '=', recipient)]),
    )
    .orderBy('place')
    .execute()
