import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import type { PersonRow } from '../db/schema.ts'
import { toIso } from '../format/date.ts'
import { isEmail, toAsciiEmail } from '../format/email-address.ts'
import { toVisibleLine } from '../format/visible-text.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { isStaffRole } from './roles.ts'
import type { Person, Session } from './sessions.ts'
import { StudioFailure } from './studio-problem.ts'

/** Parses a name on one line. */
export const nameSchema = text(80).overwrite(toVisibleLine).min(1, 'is required')

/** Parses an email address to lower case, because nobody tells two mailboxes apart by their case. */
export const emailSchema = text(TEXT_LIMITS.email)
  .overwrite((email) => toAsciiEmail(email).toLowerCase())
  .max(TEXT_LIMITS.email, `must have at most ${TEXT_LIMITS.email} characters`)
  .refine(isEmail, 'must be an email address')

/** Parses an address that may be left empty: then it is null. */
export const optionalEmailSchema = z.union([z.literal('').transform(() => null), emailSchema]).nullable()

const refuseEmail = (error: string) => new StudioFailure('invalid', { errors: { email: error } })

async function requireFreeEmail(db: Database, name: string, email: string): Promise<void> {
  const other = db.selectFrom('studioPeople').select('id').where('email', '=', email).where('name', '!=', name)
  if (await other.executeTakeFirst()) throw refuseEmail('belongs to another person')
}

/**
 * Stores what an invitation says about a person: the role, which counts from now on, and the address. A person without
 * an address is stored when they enter. Throws `invalid` if the address belongs to another person, or the person has
 * another address.
 */
export async function storeInvited(
  db: Database,
  { name, role }: Person,
  email: string | null,
  now = Date.now(),
): Promise<void> {
  const known = await findPerson(db, name)
  if (email) {
    // The person of this name may be someone else.
    if (known?.email && known.email !== email) throw refuseEmail('differs from the address of this person in the list')
    await requireFreeEmail(db, name, email)
    if (!known) await storePerson(db, { name, role }, now)
    await db.updateTable('studioPeople').set({ email }).where('name', '=', name).execute()
  }
  await db.updateTable('studioPeople').set({ role }).where('name', '=', name).execute()
}

/** Stores someone at the company unless they are known. */
export async function storePerson(db: Database, { name, role }: Person, now = Date.now()): Promise<void> {
  if (!isStaffRole(role)) return
  const row = { id: randomBytes(16).toString('base64url'), name, role, email: null, createdAt: toIso(now) }
  await db
    .insertInto('studioPeople')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Returns the row of a person, or undefined before they were stored. */
export const findPerson = (db: Database, name: string): Promise<PersonRow | undefined> =>
  db.selectFrom('studioPeople').selectAll().where('name', '=', name).executeTakeFirst()

/**
 * Returns the row of the signed-in person. Throws `wrong-role` if the person has another role now: a session would
 * otherwise lead to the rights of the new one.
 */
export async function requirePerson(db: Database, { name, role }: Pick<Session, 'name' | 'role'>): Promise<PersonRow> {
  await storePerson(db, { name, role })
  const person = await findPerson(db, name)
  if (person?.role !== role) throw new StudioFailure('wrong-role')
  return person
}

/**
 * Sets or removes a person's address. Returns the former one. Throws `missing`, and `invalid` if the address belongs to
 * someone else.
 */
export async function setEmail(db: Database, name: string, email: string | null): Promise<string | null> {
  if (email) await requireFreeEmail(db, name, email)
  const former = (await findPerson(db, name))?.email ?? null
  const set = await db.updateTable('studioPeople').set({ email }).where('name', '=', name).executeTakeFirst()
  if (Number(set.numUpdatedRows) === 0) throw new StudioFailure('missing')
  return former
}

/** Someone at the company, as lists show them. */
export type ListedPerson = Person & Pick<PersonRow, 'email'> & { hasPasskey: boolean }

/** Returns the people at the company, by name. */
export async function listKnown(db: Database): Promise<ListedPerson[]> {
  const rows = await db.selectFrom('studioPeople').select(['id', 'name', 'role', 'email']).orderBy('name').execute()
  const owners = await db.selectFrom('studioPasskeys').select('personId').distinct().execute()
  return rows.flatMap(({ id, name, role, email }) => {
    const hasPasskey = owners.some(({ personId }) => personId === id)
    return isStaffRole(role) ? [{ name, role, email, hasPasskey }] : []
  })
}
