import type { Database } from '../../db/database.ts'
import { countRows } from '../../db/paging.ts'
import type { DeliveryRow } from '../../db/schema.ts'
import { createDeliveryId, enqueue, selectOpen, settle } from '../../delivery/deliveries.ts'
import type { Settlement } from '../../delivery/send-with-retries.ts'
import { toIso } from '../../format/date.ts'
import type { QuotaLimits } from '../../uploads/file-space.ts'
import { BackendError, type Receipt } from '../contract.ts'
import { refuseMissingFile } from '../embedded/check-submission.ts'
import { runOnce, type Submission } from '../embedded/receipts.ts'
import { createReference } from '../embedded/reference.ts'
import { requireClaimedQuota } from '../embedded/unclaimed.ts'

/** The maximum number of waiting submissions. Beyond it, senders are asked to try again later. */
const MAX_WAITING = 20_000

/** A submission to hold. `recipient` is a keyed hash of its address; `seal` encrypts the content. */
type NewHeld = Submission & {
  recipient: string
  /** The stored names of its files on this machine, by field. */
  files: Record<string, string>
  sender: string | undefined
  limits: QuotaLimits
  mayHaveArrived: boolean
  seal(held: { reference: string; receivedAt: string }): string
  answer(reference: string): Receipt
}

async function holdFiles(db: Database, files: Record<string, string>, id: string): Promise<void> {
  for (const [field, stored] of Object.entries(files)) {
    const free = db.updateTable('uploads').where('stored', '=', stored).where('heldBy', 'is', null)
    const held = await free.set({ heldBy: id }).returning('stored').executeTakeFirst()
    if (!held) throw refuseMissingFile(field)
  }
}

/** Stores a submission as a delivery, with its files; once per key. Throws BackendError. */
export async function storeHeld(db: Database, held: NewHeld, now: number): Promise<Receipt> {
  const { call, files, sender, limits, recipient, mayHaveArrived, seal, answer } = held
  return runOnce(db, held, async (transaction) => {
    if ((await countRows(selectOpen(transaction, 'submissions'))) >= MAX_WAITING)
      throw new BackendError('busy', 'too many submissions wait')
    const id = createDeliveryId()
    const reference = createReference()
    await holdFiles(transaction, files, id)
    if (Object.keys(files).length > 0) await requireClaimedQuota(transaction, sender, limits)
    const payload = seal({ reference, receivedAt: toIso(now) })
    const delivery = { id, reference, recipient, payload, kind: call, mayHaveArrived: Number(mayHaveArrived) }
    await enqueue(transaction, [delivery], now)
    return answer(reference)
  })
}

/**
 * Stores the answer to a submission that the backend accepted at once, and removes the rows of its files. Returns their
 * names.
 */
export async function forgetFiles(
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

/** Stores the result of an attempt; `answer` is encrypted. Returns the names of files that are no longer needed. */
export function settleHeld(
  db: Database,
  row: DeliveryRow,
  settlement: Settlement,
  { mayHaveArrived, answer }: { mayHaveArrived: boolean; answer: string },
  now: number,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const others = { mayHaveArrived: Number(mayHaveArrived), answer }
    const isSettled = await settle(transaction, row, settlement, others, now)
    if (!isSettled || settlement.state !== 'sent') return []
    const files = await transaction.deleteFrom('uploads').where('heldBy', '=', row.id).returning('stored').execute()
    return files.map(({ stored }) => stored)
  })
}

/**
 * Finds the submission with a reference or a delivery's id, or those from the address whose keyed hash is `recipient`.
 */
export const findHeld = (db: Database, subject: string, recipient: string | null): Promise<DeliveryRow[]> =>
  db
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '!=', 'mail')
    .where((or) =>
      or.or([or('id', '=', subject), or('reference', '=', subject.toUpperCase()), or('recipient', '=', recipient)]),
    )
    .orderBy('createdAt')
    .execute()
