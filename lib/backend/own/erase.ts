import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './engine.ts'
import type { FileStore } from './files/file-store.ts'

/** How much an erasure removes, or would. */
export type Erasure = { applications: number; messages: number; subscribers: number; files: number }

type Found = { references: string[]; emails: string[]; files: string[]; counts: Erasure }

// A reference names one application or message; an email address names everything sent from it.
async function find(db: Database, subject: string): Promise<Found> {
  const [column, value] = subject.includes('@')
    ? (['email', subject.toLowerCase()] as const)
    : (['reference', subject.toUpperCase()] as const)
  const matches = column === 'email' ? sql<boolean>`lower(email) = ${value}` : sql<boolean>`reference = ${value}`
  const columns = ['reference', 'resume', 'coverLetter'] as const
  const applications = await db.selectFrom('applications').select(columns).where(matches).execute()
  const messages = await db.selectFrom('messages').select('reference').where(matches).execute()
  const subscribers =
    column === 'email' ? await db.selectFrom('subscribers').select('email').where(matches).execute() : []
  const files = applications.flatMap(({ resume, coverLetter }) => [resume, coverLetter])
  return {
    references: [...applications, ...messages].map(({ reference }) => reference),
    emails: subscribers.map(({ email }) => email),
    files,
    counts: {
      applications: applications.length,
      messages: messages.length,
      subscribers: subscribers.length,
      files: files.length,
    },
  }
}

/** What `erase` would remove for a reference or an email address. */
export const countErasure = async (db: Database, subject: string): Promise<Erasure> => (await find(db, subject)).counts

async function removeRows(db: Database, { references, emails, files }: Found): Promise<void> {
  // A receipt holds no name, but its answer leads to the reference and the file.
  for (const word of [...references, ...files]) {
    await db.deleteFrom('receipts').where('answer', 'like', `%${word}%`).execute()
  }
  await db.deleteFrom('applications').where('reference', 'in', references).execute()
  await db.deleteFrom('messages').where('reference', 'in', references).execute()
  await db.deleteFrom('uploads').where('stored', 'in', files).execute()
  await db.deleteFrom('subscribers').where('email', 'in', emails).execute()
}

/** Removes all data of a reference or an email address; earlier backups still hold it (docs/operations.md). */
export async function erase(db: Database, files: FileStore, subject: string): Promise<Erasure> {
  if (!isPostgres(db)) await sql`pragma secure_delete = on`.execute(db)
  const found = await db.transaction().execute(async (transaction) => {
    const inside = await find(transaction, subject)
    await removeRows(transaction, inside)
    return inside
  })
  await files.remove(found.files)
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return found.counts
}
