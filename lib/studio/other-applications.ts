import { type Connection, findConnections } from '../applications/same-person.ts'
import type { Database } from '../db/database.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { missing } from './studio-problem.ts'

const CONTACT = ['reference', 'email', 'name', 'lastName'] as const
const OTHER = [...CONTACT, 'receivedAt', 'jobTitle', 'state', 'stateAt'] as const

/** Another application of the same person, or one with the same phone number. */
export type OtherApplication = Omit<Pick<ApplicationRow, (typeof OTHER)[number]>, 'email'> & {
  connection: Connection
  /** Whether it came from another address: erasing everything of one address leaves it. */
  isOtherAddress: boolean
}

/** Returns the applications connected with one, latest first. Throws `missing`. */
export async function listOtherApplications(db: Database, reference: string): Promise<OtherApplication[]> {
  const query = db.selectFrom('applications').select(CONTACT).where('reference', '=', reference)
  const contact = await query.executeTakeFirstOrThrow(missing)
  const connections = (await findConnections(db, [contact])).get(reference)
  if (!connections || connections.size === 0) return []
  const rows = await db
    .selectFrom('applications')
    .select(OTHER)
    .where('reference', 'in', [...connections.keys()])
    .orderBy('receivedAt', 'desc')
    .execute()
  return rows.map(({ email, ...row }) => ({
    ...row,
    connection: connections.get(row.reference) ?? 'phone',
    isOtherAddress: email.toLowerCase() !== contact.email.toLowerCase(),
  }))
}
