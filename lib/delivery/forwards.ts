import { randomBytes } from 'node:crypto'
import { BackendError, type Receipt } from '../backend/contract.ts'
import { refuseMissingFile } from '../backend/embedded/parse.ts'
import { runOnce, type Submission } from '../backend/embedded/receipts.ts'
import { createReference } from '../backend/embedded/reference.ts'
import { requireClaimedRoom } from '../backend/embedded/unclaimed.ts'
import type { Database } from '../db/database.ts'
import { lock } from '../db/is-postgres.ts'
import type { DeliveryRow } from '../db/schema.ts'
import { toIso } from '../format/date.ts'
import type { QuotaLimits } from '../uploads/file-space.ts'
import { LEASE_MS, type Settled, selectOpen, settle } from './deliveries.ts'

// Submissions that wait for another backend: rows of `deliveries` in one line, in the order in which they came.

/** The backend gets at most one waiting submission in this time. */
const PACE_MS = 1_000

/** More are not kept: then people are asked to send again, as without this. */
const MAX_WAITING = 20_000

const inLine = (db: Database) => selectOpen(db, 'submissions').orderBy('place')

/** A submission to keep. `recipient` is a keyed hash of its address; `seal` makes the content unreadable. */
type NewForward = Submission & {
  recipient: string
  /** The stored names of files that wait on this machine, by field. */
  files: Record<string, string>
  sender: string | undefined
  limits: QuotaLimits
  mayHaveArrived: boolean
  seal(held: { reference: string; receivedAt: string }): string
  answer(reference: string): Receipt
}

async function hold(db: Database, files: Record<string, string>, id: string): Promise<void> {
  for (const [field, stored] of Object.entries(files)) {
    const free = db.updateTable('uploads').where('stored', '=', stored).where('heldBy', 'is', null)
    const held = await free.set({ heldBy: id }).returning('stored').executeTakeFirst()
    if (!held) throw refuseMissingFile(field)
  }
}

/** Keeps a submission and its files; once per key. */
export async function keepForward(db: Database, forward: NewForward, now: number): Promise<Receipt> {
  const { call, files, sender, limits, recipient, mayHaveArrived, seal, answer } = forward
  return runOnce(db, forward, async (transaction) => {
    await lock(transaction, 'forwards')
    const { count, last } = await transaction
      .selectFrom('deliveries')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('place').as('last')])
      .where('kind', '!=', 'mail')
      .where('state', '!=', 'sent')
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_WAITING) throw new BackendError('busy', 'too many submissions wait')
    const id = randomBytes(12).toString('base64url')
    const reference = createReference()
    const at = toIso(now)
    await hold(transaction, files, id)
    if (Object.keys(files).length > 0) await requireClaimedRoom(transaction, sender, limits)
    await transaction
      .insertInto('deliveries')
      .values({
        id,
        reference,
        recipient,
        kind: call,
        place: Number(last ?? 0) + 1,
        payload: seal({ reference, receivedAt: at }),
        mayHaveArrived: Number(mayHaveArrived),
        state: 'waiting',
        attempts: 0,
        nextAt: at,
        createdAt: at,
        settledAt: null,
        problem: null,
      })
      .execute()
    return answer(reference)
  })
}

/** Stores the answer of a submission that needed no waiting, and forgets its files. Returns their stored names. */
export async function finishForward(
  db: Database,
  submission: Submission,
  names: readonly string[],
  answer: Receipt,
): Promise<readonly string[]> {
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
    const others = await (after ? line.where('place', '>', after.place).limit(100) : line.limit(1)).execute()
    const found = others.find(({ kind }) => kind === after?.kind) ?? others[0]
    if (!found || (!after && found.nextAt > toIso(now))) return null
    const row = await transaction
      .updateTable('deliveries')
      .set((set) => ({
        state: 'sending',
        nextAt: toIso(now + LEASE_MS),
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

/** The result of an attempt; `answer` is sealed. */
type ForwardResult = Settled & { mayHaveArrived: boolean; answer: string }

/** Stores the result of an attempt. A sent submission keeps no words and no files; returns the names of its files. */
export function settleForward(
  db: Database,
  row: DeliveryRow,
  { mayHaveArrived, ...result }: ForwardResult,
  now: number,
): Promise<string[]> {
  const { state } = result
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'forwards')
    const columns = { ...result, mayHaveArrived: Number(mayHaveArrived), ...(state === 'sent' && { payload: '' }) }
    const isSettled = await settle(transaction, row, columns, now)
    if (!isSettled || state === 'waiting') return []
    const next = await inLine(transaction).select('id').executeTakeFirst()
    const pace = toIso(now + PACE_MS)
    const paced = transaction.updateTable('deliveries').set({ nextAt: pace }).where('nextAt', '<', pace)
    if (next) await paced.where('id', '=', next.id).execute()
    if (state === 'dead') return []
    const files = await transaction.deleteFrom('uploads').where('heldBy', '=', row.id).returning('stored').execute()
    return files.map(({ stored }) => stored)
  })
}

/** Gives back a submission whose turn it was not. */
export function releaseForward(db: Database, row: DeliveryRow, mayHaveArrived: boolean, now: number): Promise<boolean> {
  const released = { state: 'waiting', problem: row.problem, nextAt: now, attempts: row.attempts - 1 }
  return settle(db, row, { ...released, mayHaveArrived: Number(mayHaveArrived) })
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
