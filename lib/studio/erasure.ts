import type { Database } from '../backend/own/database.ts'
import { countErasure, type EraseOptions, type Erasure, erase } from '../backend/own/erase.ts'
import type { FileStore } from '../backend/own/files/file-store.ts'
import { StudioFailure } from './failure.ts'
import { mayUse, type Role } from './roles.ts'

/** What to erase: this one application or message, or everything of its sender that the role includes. */
export const ERASURE_SCOPES = ['one', 'person'] as const
export type ErasureScope = (typeof ERASURE_SCOPES)[number]

/** What each scope would remove. */
export type Erasures = Record<ErasureScope, Erasure>

type ErasureSubject = { table: 'applications' | 'messages'; reference: string; role: Role }

type Target = { subject: string; options: EraseOptions }

async function findTargets(
  db: Database,
  { table, reference, role }: ErasureSubject,
): Promise<Record<ErasureScope, Target>> {
  const row = await db.selectFrom(table).select('email').where('reference', '=', reference).executeTakeFirst()
  if (!row) throw new StudioFailure('missing')
  return {
    one: { subject: reference, options: {} },
    person: { subject: row.email, options: mayUse(role, 'messages') ? {} : { only: 'applications' } },
  }
}

/** What would be removed, for the question before it. */
export async function countErasures(db: Database, subject: ErasureSubject): Promise<Erasures> {
  const { one, person } = await findTargets(db, subject)
  return {
    one: await countErasure(db, one.subject, one.options),
    person: await countErasure(db, person.subject, person.options),
  }
}

/** Removes for good; `record` writes the audit line in the same transaction. */
export async function eraseScope(
  db: Database,
  files: FileStore,
  { scope, record, ...subject }: ErasureSubject & { scope: ErasureScope; record: (db: Database) => Promise<void> },
): Promise<Erasure> {
  const target = (await findTargets(db, subject))[scope]
  return erase(db, files, target.subject, { ...target.options, record })
}
