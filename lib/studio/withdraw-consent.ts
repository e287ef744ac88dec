import { candidatePage } from '../../content/candidate-page.ts'
import { takeBackCandidateMail } from '../applications/candidate-mails.ts'
import { AGREED } from '../applications/retention.ts'
import { findOfPerson } from '../applications/same-person.ts'
import type { Database } from '../db/database.ts'
import { retention } from './copy/studio-hiring.ts'

/** The reasons for keeping an application longer that rest on the consent. */
const REASONS = [retention.reasons.pool, candidatePage.renewed]

/**
 * Withdraws a candidate's consent to hear of other positions, in all of their applications. Pending invitations are not
 * sent, and applications kept for other positions are deleted at their usual time. Must run in a transaction. Returns
 * the references of the changed applications.
 */
export async function withdrawConsent(transaction: Database, reference: string): Promise<string[]> {
  const all = await findOfPerson(transaction, reference)
  const agreed = await transaction
    .selectFrom('applications')
    .select(['reference', 'answers'])
    .where('reference', 'in', all)
    .where('answers', 'like', AGREED)
    .execute()
  for (const { reference: each, answers } of agreed) {
    const changed = { ...(JSON.parse(answers) as object), communicationConsent: false }
    await transaction
      .updateTable('applications')
      .set({ answers: JSON.stringify(changed) })
      .where('reference', '=', each)
      .execute()
  }
  await transaction
    .updateTable('applications')
    .set({ keepUntil: null, keepReason: '' })
    .where('reference', 'in', all)
    .where('keepReason', 'in', REASONS)
    .execute()
  const invitations = transaction.selectFrom('positionInvitations').select('id').where('reference', 'in', all)
  for (const { id } of await invitations.execute()) await takeBackCandidateMail(transaction, id)
  return agreed.map(({ reference: each }) => each)
}
