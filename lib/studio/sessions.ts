import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { SessionRow } from '../db/schema.ts'
import { drop } from '../delivery/deliveries.ts'
import { toIso } from '../format/date.ts'
import { storePerson } from './people.ts'
import { type InvitationLife, isRole, type Role } from './roles.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long an invitation works, in milliseconds. */
export const INVITATION_MS: Record<InvitationLife, number> = { minutes: 15 * MINUTE, day: DAY }
const SESSION_MS = 30 * DAY
/** The shortest time between two updates of `seenAt`. */
const SEEN_MS = 60 * MINUTE

/** The lifetime of the cookie, in seconds. */
export const SESSION_SECONDS = SESSION_MS / 1_000

/** Someone who may use the Studio. */
export type Person = { name: string; role: Role }

/** A person in one browser. `id` identifies the session in lists, and gives no access. */
export type Session = Person & { id: string; createdAt: string; seenAt: string; expiresAt: string }

/** An invitation that nobody has used yet. */
export type Invitation = Person & { createdAt: string; expiresAt: string }

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const createToken = () => randomBytes(32).toString('base64url')

/** Returns the person of a row. Throws if the role is unknown. */
export function toPerson({ name, role }: { name: string; role: string }): Person {
  if (!isRole(role)) throw new Error(`The database holds the unknown role ${role}`)
  return { name, role }
}

const toSession = (row: SessionRow): Session => ({
  ...toPerson(row),
  id: row.id,
  createdAt: row.createdAt,
  seenAt: row.seenAt,
  expiresAt: row.expiresAt,
})

type InvitationOptions = {
  /** The row of a guest (guests.ts). */
  guestId?: string | null
  /** How long it works, in milliseconds. Defaults to a day. */
  lifeMs?: number
  kind?: 'invitation' | 'link'
  /** The email that carries it. */
  deliveryId?: string | null
}

/** Creates an invitation that works once, and returns its token. Only the token's hash is stored. */
export async function createInvitation(
  db: Database,
  { name, role }: Person,
  by: string,
  now = Date.now(),
  { guestId = null, lifeMs = INVITATION_MS.day, kind = 'invitation', deliveryId = null }: InvitationOptions = {},
): Promise<string> {
  const token = createToken()
  await db
    .deleteFrom('studioInvitations')
    .where('expiresAt', '<', toIso(now - DAY))
    .execute()
  const times = { createdAt: toIso(now), expiresAt: toIso(now + lifeMs), usedAt: null }
  const row = { hash: hash(token), name, role, createdBy: by, ...times, guestId, kind, deliveryId }
  await db.insertInto('studioInvitations').values(row).execute()
  return token
}

/** A session that began, with the value of its cookie. */
export type Entered = { token: string; session: Session }

/** Starts a session. */
export async function startSession(
  db: Database,
  { name, role, guestId }: Pick<SessionRow, 'name' | 'role' | 'guestId'>,
  now = Date.now(),
): Promise<Entered> {
  const token = createToken()
  const at = toIso(now)
  const times = { createdAt: at, seenAt: at, expiresAt: toIso(now + SESSION_MS) }
  const row = { hash: hash(token), id: randomBytes(9).toString('base64url'), name, role, guestId, ...times }
  await db.insertInto('studioSessions').values(row).execute()
  return { token, session: toSession(row) }
}

/** Returns the person and the email of an invitation that still works, or undefined. */
export const findInvitation = (db: Database, token: string, now = Date.now()) =>
  db
    .selectFrom('studioInvitations')
    .select(['hash', 'name', 'deliveryId', 'createdAt', 'expiresAt'])
    .where('hash', '=', hash(token))
    .where('kind', '=', 'invitation')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', toIso(now))
    .executeTakeFirst()

/**
 * Accepts an invitation or a link by mail, and starts a session. Returns null if it is unknown, used or expired. Must run
 * in a transaction.
 */
export async function enter(
  db: Database,
  invitation: string,
  now = Date.now(),
): Promise<(Entered & { kind: 'invitation' | 'link' }) | null> {
  const used = await db
    .updateTable('studioInvitations')
    .set({ usedAt: toIso(now) })
    .where('hash', '=', hash(invitation))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', toIso(now))
    .returning(['name', 'role', 'guestId', 'kind', 'deliveryId'])
    .executeTakeFirst()
  if (!used || (await isOver(db, used, now))) return null
  // An email that is still queued would only bring a used link.
  if (used.deliveryId) await drop(db, used.deliveryId)
  await storePerson(db, toPerson(used), now)
  return { ...(await startSession(db, used, now)), kind: used.kind }
}

/** Returns whether an invitation or a session belongs to a guest whose access has ended. */
async function isOver(db: Database, { guestId }: Pick<SessionRow, 'guestId'>, now: number): Promise<boolean> {
  if (guestId === null) return false
  const guest = db.selectFrom('guests').select('id').where('id', '=', guestId).where('endsAt', '>', toIso(now))
  return (await guest.executeTakeFirst()) === undefined
}

/** Returns the session of a cookie, or null. A session ends 30 days after it was last used, and a guest's at its end. */
export async function findSession(db: Database, token: string | null, now = Date.now()): Promise<Session | null> {
  if (!token) return null
  const byHash = hash(token)
  const row = await db
    .selectFrom('studioSessions')
    .selectAll()
    .where('hash', '=', byHash)
    .where('expiresAt', '>', toIso(now))
    .executeTakeFirst()
  if (!row || (await isOver(db, row, now))) return null
  if (now - Date.parse(row.seenAt) > SEEN_MS) {
    const seen = { seenAt: toIso(now), expiresAt: toIso(now + SESSION_MS) }
    await db.updateTable('studioSessions').set(seen).where('hash', '=', byHash).execute()
  }
  return toSession(row)
}

/**
 * Ends one session; or all access of a person or of everyone: sessions, invitations, links by mail, passkeys and the
 * address. Returns the number of ended sessions.
 */
export async function endSessions(db: Database, subject: { id: string } | { name: string } | 'all'): Promise<number> {
  let sessions = db.deleteFrom('studioSessions')
  let invitations = db.deleteFrom('studioInvitations')
  let people = db.deleteFrom('studioPeople')
  if (subject !== 'all' && 'id' in subject) {
    const ended = await sessions.where('id', '=', subject.id).executeTakeFirst()
    return Number(ended.numDeletedRows)
  }
  if (subject !== 'all') {
    sessions = sessions.where('name', '=', subject.name)
    invitations = invitations.where('name', '=', subject.name)
    people = people.where('name', '=', subject.name)
  }
  const ended = await sessions.executeTakeFirst()
  await people.execute()
  for (const { deliveryId } of await invitations.returning('deliveryId').execute())
    if (deliveryId) await drop(db, deliveryId)
  return Number(ended.numDeletedRows)
}

/** Ends the sessions of a person except one. Returns the number of ended sessions. */
export async function endOtherSessions(db: Database, { id, name, role }: Session): Promise<number> {
  const others = db.deleteFrom('studioSessions').where('name', '=', name).where('role', '=', role).where('id', '!=', id)
  return Number((await others.executeTakeFirst()).numDeletedRows)
}

/** Returns everyone who may use the Studio, and the invitations that still work. */
export async function listPeople(
  db: Database,
  now = Date.now(),
): Promise<{ sessions: Session[]; invitations: Invitation[] }> {
  const sessions = db.selectFrom('studioSessions').selectAll().where('expiresAt', '>', toIso(now)).orderBy('name')
  const invitations = db
    .selectFrom('studioInvitations')
    .select(['name', 'role', 'createdAt', 'expiresAt'])
    .where('kind', '=', 'invitation')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', toIso(now))
    .orderBy('createdAt')
  return {
    sessions: (await sessions.execute()).map(toSession),
    invitations: (await invitations.execute()).map((row) => ({ ...row, ...toPerson(row) })),
  }
}
