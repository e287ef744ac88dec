import { sql } from 'kysely'
import { findHeld } from '../backend/held/held-rows.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { isPostgres } from '../db/is-postgres.ts'
import { ERASED, MOVED, readShared, writeShared } from '../db/shared-values.ts'
import { enqueueMails } from '../delivery/deliveries.ts'
import type { Seal } from '../security/seal.ts'
import { listErasureNotices } from './interviews.ts'

/** `only` limits what is erased; `record` runs in the same transaction; `seal` finds waiting submissions. */
export type EraseOptions = {
  only?: 'applications' | 'subscribers'
  record?: (transaction: Database) => Promise<void>
  seal?: Pick<Seal, 'name'>
}

// A reference names one application or message; an email address stands for everything sent from it.
async function find(db: Database, subject: string, { only, seal }: EraseOptions) {
  const isPerson = subject.includes('@')
  const value = isPerson ? subject.toLowerCase() : subject.toUpperCase()
  const matches = isPerson ? sql<boolean>`lower(email) = ${value}` : sql<boolean>`reference = ${value}`
  const isIn = (isSought: boolean) => (isSought ? matches : sql<boolean>`1 = 0`)
  const applications = await db
    .selectFrom('applications')
    .select(['reference', 'resume', 'coverLetter'])
    .where(isIn(only !== 'subscribers'))
    .execute()
  const messages = await db.selectFrom('messages').select('reference').where(isIn(!only)).execute()
  const isSubscriber = isPerson && only !== 'applications'
  const subscribers = await db.selectFrom('subscribers').select('email').where(isIn(isSubscriber)).execute()
  const isWholePerson = isPerson && !only
  const alerts = await db.selectFrom('jobAlerts').select('id').where(isIn(isWholePerson)).execute()
  const waiting = only ? [] : await findHeld(db, subject, isPerson && seal ? seal.name(value) : null)
  const held = waiting.map(({ id }) => id)
  const heldFiles = await db.selectFrom('uploads').select('stored').where('heldBy', 'in', held).execute()
  const files = [
    ...applications.flatMap(({ resume, coverLetter }) => [resume ?? [], coverLetter ?? []].flat()),
    ...heldFiles.map(({ stored }) => stored),
  ]
  const ofApplications = applications.map(({ reference }) => reference)
  const references = [...applications, ...messages, ...waiting].map(({ reference }) => reference)
  const recipient = isWholePerson ? value : null
  const notes = await db.selectFrom('applicationNotes').select('id').where('reference', 'in', ofApplications).execute()
  const mails = await db
    .selectFrom('deliveries')
    .select('id')
    .where('kind', '=', 'mail')
    .where('state', '!=', 'sent')
    .where((or) => or.or([or('reference', 'in', references), or('recipient', '=', recipient)]))
    .execute()
  return {
    references,
    emails: subscribers.map(({ email }) => email),
    alerts: alerts.map(({ id }) => id),
    recipient,
    files,
    held,
    counts: {
      applications: applications.length,
      messages: messages.length,
      subscribers: subscribers.length,
      alerts: alerts.length,
      files: files.length,
      notes: notes.length,
      waiting: waiting.filter(({ state }) => state !== 'sent').length,
      mails: mails.length,
    },
  }
}

type Found = Awaited<ReturnType<typeof find>>

/**
 * The number of items that an erasure removes. `waiting` counts submissions for another backend; `mails` counts unsent
 * messages.
 */
export type Erasure = Found['counts']

/** Counts what `erase` would remove for a reference or an email address. */
export const countErasure = async (db: Database, subject: string, options: EraseOptions = {}): Promise<Erasure> =>
  (await find(db, subject, options)).counts

async function removeRows(db: Database, { references, emails, alerts, recipient, files, held }: Found): Promise<void> {
  // For migrate-data, which would otherwise bring them back.
  if (await readShared(db, MOVED)) await writeShared(db, ERASED, new Date().toISOString())
  // A receipt holds no name, but it leads to the reference and the file.
  for (const word of [...references, ...files]) {
    await db.deleteFrom('receipts').where('answer', 'like', `%${word}%`).execute()
  }
  await db.deleteFrom('deliveries').where('reference', 'in', references).execute()
  await db.deleteFrom('deliveries').where('id', 'in', held).execute()
  if (recipient) await db.deleteFrom('deliveries').where('recipient', '=', recipient).execute()
  await db.deleteFrom('applications').where('reference', 'in', references).execute()
  await db.deleteFrom('messages').where('reference', 'in', references).execute()
  await db.deleteFrom('uploads').where('stored', 'in', files).execute()
  await db.deleteFrom('subscribers').where('email', 'in', emails).execute()
  await db.deleteFrom('jobAlerts').where('id', 'in', alerts).execute()
}

/** The files and numbers of removed rows. */
type Removed = Pick<Found, 'files' | 'counts'>

/** Removes the rows of a reference or an email address. The caller removes the files after the commit. */
export async function eraseRows(transaction: Database, subject: string, options: EraseOptions = {}): Promise<Removed> {
  const found = await find(transaction, subject, options)
  const notices = await listErasureNotices(transaction, found.references)
  await removeRows(transaction, found)
  // They name nobody and have no reference, unlike the rest of the application's mail, which has just been removed.
  await enqueueMails(transaction, notices, '')
  await options.record?.(transaction)
  return found
}

/** Leaves no trace of removed rows in SQLite's write-ahead log and database file. */
export async function clearLog(db: Database): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/**
 * Runs `remove` in a transaction, then removes the files that it returns. Nothing is left in SQLite's write-ahead log. Files that a crash leaves behind have no row, so they are removed within hours (lib/backend/embedded/prune.ts).
 */
export async function eraseForGood<Result extends { files: string[] }>(
  db: Database,
  files: FileStore,
  remove: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const removed = await db.transaction().execute(remove)
  await files.remove(removed.files)
  await clearLog(db)
  return removed
}

/** Removes all data of a reference or an email address; earlier backups still hold it (docs/backup.md). */
export async function erase(
  db: Database,
  files: FileStore,
  subject: string,
  options: EraseOptions = {},
): Promise<Erasure> {
  return (await eraseForGood(db, files, (transaction) => eraseRows(transaction, subject, options))).counts
}
