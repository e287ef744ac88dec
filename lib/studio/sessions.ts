import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { SessionRow } from '../db/schema.ts'
import { toIso } from '../format/date.ts'
import { isRole, type Role } from './roles.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const INVITATION_MS = DAY
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

function toPerson({ name, role }: { name: string; role: string }): Person {
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

/**
 * Creates an invitation that works once within a day, and returns its token. Only the token's hash is stored. `guestId`
 * names the row of a guest (guests.ts).
 */
export async function createInvitation(
  db: Database,
  person: Person,
  by: string,
  now = Date.now(),
  guestId: string | null = null,
): Promise<string> {
  const token = createToken()
  await db
    .deleteFrom('studioInvitations')
    .where('expiresAt', '<', toIso(now - DAY))
    .execute()
  const times = { createdAt: toIso(now), expiresAt: toIso(now + INVITATION_MS), usedAt: null }
  const row = { hash: hash(token), ...person, createdBy: by, ...times, guestId }
  await db.insertInto('studioInvitations').values(row).execute()
  return token
}

/**
 * Accepts an invitation and starts a session. Returns null if it is unknown, used or expired. Must run in a
 * transaction.
 */
export async function enter(
  db: Database,
  invitation: string,
  now = Date.now(),
): Promise<{ token: string; session: Session } | null> {
  const used = await db
    .updateTable('studioInvitations')
    .set({ usedAt: toIso(now) })
    .where('hash', '=', hash(invitation))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', toIso(now))
    .returning(['name', 'role', 'guestId'])
    .executeTakeFirst()
  if (!used || (await isOver(db, used, now))) return null
  const token = createToken()
  const at = toIso(now)
  const times = { createdAt: at, seenAt: at, expiresAt: toIso(now + SESSION_MS) }
  const row: SessionRow = { hash: hash(token), id: randomBytes(9).toString('base64url'), ...used, ...times }
  await db.insertInto('studioSessions').values(row).execute()
  return { token, session: toSession(row) }
}

/** Returns whether an invitation or a session belongs to a guest whose time is over. */
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

/** Ends one session, or all sessions and invitations of a person or of everyone. Returns the number of ended sessions. */
export async function endSessions(db: Database, subject: { id: string } | { name: string } | 'all'): Promise<number> {
  let sessions = db.deleteFrom('studioSessions')
  let invitations = db.deleteFrom('studioInvitations')
  if (subject !== 'all' && 'id' in subject) {
    const ended = await sessions.where('id', '=', subject.id).executeTakeFirst()
    return Number(ended.numDeletedRows)
  }
  if (subject !== 'all') {
    sessions = sessions.where('name', '=', subject.name)
    invitations = invitations.where('name', '=', subject.name)
  }
  const [ended] = await Promise.all([sessions.executeTakeFirst(), invitations.execute()])
  return Number(ended.numDeletedRows)
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
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', toIso(now))
    .orderBy('createdAt')
  return {
    sessions: (await sessions.execute()).map(toSession),
    invitations: (await invitations.execute()).map((row) => ({ ...row, ...toPerson(row) })),
  }
}
