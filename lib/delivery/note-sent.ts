import { answerTemplates } from '../../content/candidate-mails.ts'
import type { Database } from '../db/database.ts'
import { toIso } from '../format/date.ts'

/**
 * Records that an email to a candidate was sent. It is the first answer if it announces a decision and no state did so
 * before.
 */
export async function noteSent(transaction: Database, mailId: string, now = Date.now()): Promise<void> {
  const sentAt = toIso(now)
  const sent = transaction.updateTable('candidateMails').set({ sentAt }).where('id', '=', mailId)
  const mail = await sent.returning(['reference', 'template']).executeTakeFirst()
  if (!mail || !answerTemplates.includes(mail.template)) return
  await transaction
    .updateTable('applications')
    .set({ answeredAt: sentAt })
    .where('reference', '=', mail.reference)
    .where('answeredAt', 'is', null)
    .execute()
}
