import type { Database } from '../db/database.ts'
import { createDeliveryId, drop, enqueue } from '../delivery/deliveries.ts'
import { getEnv, sendsMail } from '../env.ts'
import { toIso } from '../format/date.ts'
import type { Mail } from '../mail/message.ts'
import { toFormerAddressMail, toInvitationMail, toLinkMail } from '../mail/studio-mails.ts'
import { toInvitationUrl } from './host-and-cookie.ts'
import { findPerson, setEmail } from './people.ts'
import { createInvitation, findInvitation, INVITATION_MS, toPerson } from './sessions.ts'
import { StudioFailure } from './studio-problem.ts'

/** How long a link to sign in works, and how long it may take until it is made, in milliseconds. */
export const LINK_MS = 10 * 60_000

/** A small number, so that other mail does not wait. */
const BATCH = 20

/**
 * Notes that someone asked for a link. The work is the same for every address: only later, without anyone waiting for an
 * answer, `sendAskedLinks` finds out whether a person has it.
 */
export async function askForLink(db: Database, email: string, now = Date.now()): Promise<void> {
  const at = toIso(now)
  await db
    .insertInto('signInRequests')
    .values({ email, at })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ at }))
    .execute()
}

const selectUnsent = (db: Database, now: number) =>
  db
    .selectFrom('studioInvitations')
    .innerJoin('deliveries', 'deliveries.id', 'studioInvitations.deliveryId')
    .where('studioInvitations.expiresAt', '<=', toIso(now))
    .where('deliveries.state', '!=', 'sent')

/** Returns whether someone asked for a link, or an email waits whose link has expired. */
export async function isAnyLinkDue(db: Database, now = Date.now()): Promise<boolean> {
  if (await db.selectFrom('signInRequests').select('email').executeTakeFirst()) return true
  return (await selectUnsent(db, now).select('deliveries.id').executeTakeFirst()) !== undefined
}

const store = (db: Database, id: string, mail: Mail, now: number) =>
  enqueue(db, [{ id, reference: 'studio', recipient: mail.to, payload: JSON.stringify(mail) }], now)

async function sendLink(db: Database, email: string, now: number): Promise<void> {
  const person = await db.selectFrom('studioPeople').selectAll().where('email', '=', email).executeTakeFirst()
  if (!person) return
  const id = createDeliveryId()
  const options = { lifeMs: LINK_MS, kind: 'link', deliveryId: id } as const
  const token = await createInvitation(db, toPerson(person), person.name, now, options)
  await store(db, id, toLinkMail({ name: person.name, email }, toInvitationUrl(getEnv(), token)), now)
}

/**
 * Stores the emails for everyone who asked for a link and may have one, and removes unsent emails whose link has
 * expired. Returns how many requests and emails it handled.
 */
export const sendAskedLinks = (db: Database, now = Date.now()): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const asked = transaction.selectFrom('signInRequests').select('email').orderBy('at').limit(BATCH)
    const requests = await transaction.deleteFrom('signInRequests').where('email', 'in', asked).returningAll().execute()
    const fresh = requests.filter(({ at }) => at > toIso(now - LINK_MS))
    for (const { email } of fresh) await sendLink(transaction, email, now)
    const expired = await selectUnsent(transaction, now).select('deliveries.id').limit(BATCH).execute()
    for (const { id } of expired) await drop(transaction, id)
    return requests.length + expired.length
  })

/**
 * Sets or removes a person's address. Links that went to the former address end, and an email tells its reader. Must
 * run in a transaction. Throws `missing`, and `invalid` if the address belongs to someone else.
 */
export async function changeAddress(
  db: Database,
  { name, email, by }: { name: string; email: string | null; by: string },
  now = Date.now(),
): Promise<void> {
  const former = await setEmail(db, name, email)
  if (former === null || former === email) return
  const links = db.deleteFrom('studioInvitations').where('name', '=', name).where('kind', '=', 'link')
  for (const { deliveryId } of await links.returning('deliveryId').execute()) if (deliveryId) await drop(db, deliveryId)
  if (sendsMail()) await store(db, createDeliveryId(), toFormerAddressMail({ name, email: former }, by), now)
}

/**
 * Sends an open invitation to the address of the person it is for. Throws `used-up`, `missing` if the person has no
 * address, and `already-sent`.
 */
export async function mailInvitation(db: Database, token: string, by: string, now = Date.now()): Promise<string> {
  const invitation = await findInvitation(db, token, now)
  if (!invitation) throw new StudioFailure('used-up')
  if (invitation.deliveryId) throw new StudioFailure('already-sent')
  const { name } = invitation
  const person = await findPerson(db, name)
  if (!person?.email) throw new StudioFailure('missing')
  const id = createDeliveryId()
  const href = toInvitationUrl(getEnv(), token)
  const lifeMs = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)
  const life = lifeMs > INVITATION_MS.minutes ? 'day' : 'minutes'
  await store(db, id, toInvitationMail({ name, email: person.email }, { href, by, life }), now)
  await db.updateTable('studioInvitations').set({ deliveryId: id }).where('hash', '=', invitation.hash).execute()
  return name
}
