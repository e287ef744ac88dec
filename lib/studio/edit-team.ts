import { z } from 'zod'
import { optionalUrl, type TeamMember, text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import { lock } from '../db/is-postgres.ts'
import type { MemberRow } from '../db/schema.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { createConflict } from './conflict.ts'
import { getNextPosition, setRemoved } from './positioned-rows.ts'
import { shortText } from './short-text-schema.ts'
import { missing } from './studio-problem.ts'

const link = optionalUrl.transform((address) => address || null)

/** Parses the form of a member. */
export const memberSchema = z.object({
  name: text(TEXT_LIMITS.name).min(1, 'is required'),
  designation: text(TEXT_LIMITS.line).min(1, 'is required'),
  bio: shortText(text, TEXT_LIMITS.short),
  image: text(TEXT_LIMITS.url).transform((key) => key || null),
  linkedinLink: link,
  twitterLink: link,
  githubLink: link,
}) satisfies z.ZodType<TeamMember>

export type StudioMember = TeamMember & { id: string; version: number }

const toMember = (row: MemberRow): StudioMember => ({
  id: row.id,
  version: row.version,
  name: row.name,
  designation: row.designation,
  bio: row.bio,
  image: row.image,
  linkedinLink: row.linkedinLink,
  twitterLink: row.twitterLink,
  githubLink: row.githubLink,
})

export const toMemberSubject = ({ name }: { name: string }) => `${name} in the team`

const select = (db: Database) => db.selectFrom('team').selectAll().where('removedAt', 'is', null)

/** Returns the team in page order. */
export async function listMembers(db: Database): Promise<StudioMember[]> {
  const rows = await select(db).orderBy('position').orderBy('id').execute()
  return rows.map(toMember)
}

const getMember = async (db: Database, id: string): Promise<StudioMember> =>
  toMember(await select(db).where('id', '=', id).executeTakeFirstOrThrow(missing))

/** Adds a member at the end of the page. */
export async function addMember(db: Database, member: TeamMember): Promise<StudioMember> {
  const row = { ...member, position: await getNextPosition(db, 'team') }
  return toMember(await db.insertInto('team').values(row).returningAll().executeTakeFirstOrThrow())
}

/** Saves a change that is based on `version`. Throws `missing` or `conflict`. */
export async function saveMember(db: Database, id: string, version: number, member: TeamMember): Promise<StudioMember> {
  const saved = await db
    .updateTable('team')
    .set({ ...member, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (saved) return toMember(saved)
  const current = await getMember(db, id)
  throw await createConflict(db, toMemberSubject(current), current)
}

/** Moves a member before another, or to the end for null. Keeps other people's moves and changes. */
export async function placeMember(db: Database, id: string, before: string | null): Promise<StudioMember> {
  await lock(db, 'team')
  const moved = await getMember(db, id)
  const others = await select(db).where('id', '!=', id).orderBy('position').orderBy('id').execute()
  const at = before === null ? others.length : others.findIndex((member) => member.id === before)
  if (at < 0) throw missing()
  const ids = others.map((member) => member.id).toSpliced(at, 0, id)
  for (const [position, each] of ids.entries())
    await db.updateTable('team').set({ position }).where('id', '=', each).execute()
  return moved
}

/** Removes a member, who can be restored for a day. */
export async function removeMember(db: Database, id: string, now = new Date()): Promise<StudioMember> {
  const member = await getMember(db, id)
  await setRemoved(db, 'team', id, now.toISOString())
  return member
}

/** Restores a removed member to the same place. */
export async function restoreMember(db: Database, id: string): Promise<StudioMember> {
  await setRemoved(db, 'team', id, null)
  return getMember(db, id)
}
