import 'server-only'
import { z } from 'zod'
import { countErasure, type EraseOptions, type Erasure, erase } from '../applications/erase.ts'
import { record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { mayUse, type Role } from './roles.ts'
import { studioAsk, studioRead } from './route-handlers.ts'
import { missing } from './studio-problem.ts'

const NAMES = { applications: 'application', messages: 'message' } as const
type Table = keyof typeof NAMES

/** What to erase: one application or message, or everything from its sender in the areas of the role. */
export type ErasureScope = 'one' | 'person'

/** The numbers of rows and files that each scope would remove. */
export type Erasures = Record<ErasureScope, Erasure>

type ErasureSubject = { table: Table; reference: string; role: Role }

type Target = { subject: string; options: EraseOptions }

async function findTargets(
  db: Database,
  { table, reference, role }: ErasureSubject,
): Promise<Record<ErasureScope, Target>> {
  const found = db.selectFrom(table).select('email').where('reference', '=', reference)
  const { email } = await found.executeTakeFirstOrThrow(missing)
  return {
    one: { subject: reference, options: {} },
    person: { subject: email, options: mayUse(role, 'messages') ? {} : { only: 'applications' } },
  }
}

/** Returns the numbers that would be removed, to ask for confirmation. */
export async function countErasures(db: Database, subject: ErasureSubject): Promise<Erasures> {
  const { one, person } = await findTargets(db, subject)
  return {
    one: await countErasure(db, one.subject, one.options),
    person: await countErasure(db, person.subject, person.options),
  }
}

/** Erases permanently. `record` writes the line in the audit list, in the same transaction. */
export async function eraseScope(
  db: Database,
  files: FileStore,
  { scope, record, ...subject }: ErasureSubject & { scope: ErasureScope; record: (db: Database) => Promise<void> },
): Promise<Erasure> {
  const target = (await findTargets(db, subject))[scope]
  return erase(db, files, target.subject, { ...target.options, record })
}

/** Creates the handler that reports what erasing an application or a message would remove. */
export const previewErasure = (table: Table) =>
  studioRead(table, ({ db, params: { reference }, session: { role } }) => countErasures(db, { table, reference, role }))

const schema = z.object({ scope: z.enum(['one', 'person'] satisfies ErasureScope[]) })

/** Creates the handler that permanently erases an application or a message, or everything from its sender. */
export const eraseFrom = (table: Table) =>
  studioAsk(table, schema, ({ db, files, params: { reference }, session, input: { scope } }) => {
    const subject = `${NAMES[table]} ${reference}${scope === 'person' ? ' and all else of its sender' : ''}`
    return eraseScope(db, files, {
      table,
      reference,
      role: session.role,
      scope,
      record: (transaction) => record(transaction, session, 'erase', subject),
    })
  })
