import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Answers, toAnswers } from '../applications/answers.ts'
import { getApplication, type StoredApplication } from '../applications/read-applications.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { type Page, type PageRequest, readPage } from '../db/paging.ts'
import type { ApplicationRow, GuestRow, NoteRow } from '../db/schema.ts'
import { toIso } from '../format/date.ts'
import { findTitle, type ShownFile, toFile } from './applications.ts'
import { listNotes } from './notes.ts'
import { createInvitation, type Session } from './sessions.ts'
import { missing, StudioFailure } from './studio-problem.ts'

const DAY_MS = 86_400_000

/** The maximum duration of a guest's invitation, in days. */
export const MAX_GUEST_DAYS = 90

const days = z.number().int().min(1, 'must be at least 1').max(MAX_GUEST_DAYS, `must be at most ${MAX_GUEST_DAYS}`)

/** Parses an invitation of a guest: to one application, or to one position. */
export const guestSchema = z
  .object({
    name: z.string().trim().min(1, 'is required').max(80),
    days,
    reference: z.string().max(40).nullable(),
    jobId: z.string().max(200).nullable(),
  })
  .refine(({ reference, jobId }) => (reference === null) !== (jobId === null), {
    path: ['jobId'],
    error: 'is required',
  })

export const shorteningSchema = z.object({ id: z.string().max(40), days })

/** A guest as the Studio lists them. `hasEntered` is false while the invitation is unused. */
export type Guest = GuestRow & { title: string; hasEntered: boolean }

const toEnd = (now: number, given: number) => toIso(now + given * DAY_MS)

async function requireSubject(db: Database, { reference, jobId }: Pick<GuestRow, 'reference' | 'jobId'>) {
  const found = reference
    ? db.selectFrom('applications').select('reference as id').where('reference', '=', reference)
    : db.selectFrom('jobs').select('id').where('id', '=', jobId)
  await found.executeTakeFirstOrThrow(missing)
}

/**
 * Invites a guest, and returns the token of the invitation. Throws `missing` if there is no such application or position.
 */
export async function inviteGuest(
  db: Database,
  { days: given, ...guest }: z.infer<typeof guestSchema>,
  by: string,
  now = Date.now(),
): Promise<string> {
  await requireSubject(db, guest)
  await db.deleteFrom('guests').where('endsAt', '<', toIso(now)).execute()
  const id = randomBytes(9).toString('base64url')
  const row = { ...guest, id, createdAt: toIso(now), createdBy: by, endsAt: toEnd(now, given) }
  await db.insertInto('guests').values(row).execute()
  return createInvitation(db, { name: guest.name, role: 'guest' }, by, now, { guestId: id })
}

/** Returns the guests who still have access, most recently invited first. */
export async function listGuests(db: Database, now = Date.now()): Promise<Guest[]> {
  const rows = await db
    .selectFrom('guests')
    .selectAll()
    .where('endsAt', '>', toIso(now))
    .orderBy('createdAt', 'desc')
    .execute()
  const entered = await db.selectFrom('studioSessions').select('guestId').where('guestId', 'is not', null).execute()
  const guests = rows.map(async (row) => ({
    ...row,
    title: row.reference ?? (await findTitle(db, row.jobId ?? '')),
    hasEntered: entered.some(({ guestId }) => guestId === row.id),
  }))
  return Promise.all(guests)
}

/** Ends a guest's access earlier. Throws `missing`, and `invalid` if the end would be later. Returns the row. */
export async function shortenGuest(
  db: Database,
  { id, days: given }: z.infer<typeof shorteningSchema>,
  now = Date.now(),
): Promise<GuestRow> {
  const query = db.selectFrom('guests').selectAll().where('id', '=', id).where('endsAt', '>', toIso(now))
  const guest = await query.executeTakeFirstOrThrow(missing)
  const endsAt = toEnd(now, given)
  if (endsAt > guest.endsAt) throw new StudioFailure('invalid', { errors: { days: 'must be earlier than now' } })
  await db.updateTable('guests').set({ endsAt }).where('id', '=', id).execute()
  return { ...guest, endsAt }
}

/** Ends a guest's invitation and sessions at once. Throws `missing`. Returns the row. */
export const revokeGuest = (db: Database, id: string): Promise<GuestRow> =>
  db.deleteFrom('guests').where('id', '=', id).returningAll().executeTakeFirstOrThrow(missing)

/** Returns the words by which the audit list names a guest and what they see. */
export const toGuestSubject = ({ name, reference, jobId }: Pick<GuestRow, 'name' | 'reference' | 'jobId'>): string =>
  `guest ${name} of ${reference ? `application ${reference}` : `job ${jobId}`}`

/** Returns what a session's guest may see. Throws `signed-out` if their access has ended, or for other roles. */
async function readScope(db: Database, { id }: Pick<Session, 'id'>, now: number): Promise<GuestRow> {
  return db
    .selectFrom('studioSessions')
    .innerJoin('guests', 'guests.id', 'studioSessions.guestId')
    .selectAll('guests')
    .where('studioSessions.id', '=', id)
    .where('guests.endsAt', '>', toIso(now))
    .executeTakeFirstOrThrow(() => new StudioFailure('signed-out'))
}

const select = (db: Database, { reference, jobId }: GuestRow) => {
  const all = db.selectFrom('applications')
  return reference === null ? all.where('jobId', '=', jobId ?? '') : all.where('reference', '=', reference)
}

const LINE = ['reference', 'receivedAt', 'jobTitle', 'name', 'lastName'] as const

/** An application as a guest's list shows it. */
export type SharedLine = Pick<ApplicationRow, (typeof LINE)[number]>

/** Returns a page of the applications that a guest may see, latest first, and when the guest's access ends. */
export async function listShared(
  db: Database,
  session: Session,
  request: PageRequest,
  now = Date.now(),
): Promise<Page<SharedLine> & { endsAt: string }> {
  const guest = await readScope(db, session, now)
  const page = await readPage(select(db, guest).select(LINE), ['receivedAt', 'reference'], request)
  return { ...page, endsAt: guest.endsAt }
}

/** Throws `missing` unless a guest may see an application, as if it did not exist. */
export async function requireShared(
  db: Database,
  session: Session,
  reference: string,
  now = Date.now(),
): Promise<void> {
  const guest = await readScope(db, session, now)
  const found = select(db, guest).select('reference').where('reference', '=', reference)
  await found.executeTakeFirstOrThrow(missing)
}

/** An application as a guest sees it. */
export type SharedApplication = SharedLine &
  Answers & { resume: ShownFile | null; coverLetter: ShownFile | null; notes: NoteRow[] }

/** Returns an application with its files if a guest may see it. Throws `missing`. */
export async function findShared(
  db: Database,
  files: FileStore,
  session: Session,
  reference: string,
): Promise<StoredApplication> {
  await requireShared(db, session, reference)
  const found = await getApplication(db, files, reference)
  if (!found) throw missing()
  return found
}

/** Returns an application as a guest sees it. Throws `missing`. */
export async function readShared(
  db: Database,
  files: FileStore,
  session: Session,
  reference: string,
): Promise<SharedApplication> {
  const { receivedAt, jobTitle, name, lastName, answers, ...found } = await findShared(db, files, session, reference)
  return {
    reference,
    receivedAt,
    jobTitle,
    name,
    lastName,
    ...toAnswers(answers),
    resume: toFile(found.resume),
    coverLetter: toFile(found.coverLetter),
    notes: await listNotes(db, reference),
  }
}
