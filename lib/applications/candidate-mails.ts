import type { Database } from '../db/database.ts'
import type { CandidateMailRow } from '../db/schema.ts'
import { createDeliveryId, enqueue, takeBack } from '../delivery/deliveries.ts'
import { noteSent } from '../delivery/note-sent.ts'
import { sendsMail } from '../env.ts'
import { toIso } from '../format/date.ts'
import { type CandidateMailText, toCandidateMail } from '../mail/mails.ts'
import { toLine } from '../mail/message.ts'
import { UNDO_MS } from './visible-state.ts'

/** The longest subject and text, in characters. */
export const MAIL_LIMITS = { subject: 200, text: 5_000 } as const

/** An email to a candidate, written by someone in the Studio, or by the site after something the candidate did. */
export type NewCandidateMail = CandidateMailText & {
  /** The reference of the application. */
  reference: string
  /** The id of its template, such as `declined`. */
  template: string
  /** The name of the person in the Studio, or '' if the candidate caused it. */
  by: string
  /** How long it waits and can be cancelled, in milliseconds: ten minutes unless the candidate caused it. */
  delayMs?: number
}

/** `by-hand` means that the site sends no mail: someone sends it and marks it. `failed` needs the operator. */
export type CandidateMailState = 'waiting' | 'sent' | 'taken-back' | 'by-hand' | 'failed'

/** An email of an application. `text` is as its reader saw it, without the button and the code at the end. */
export type CandidateMail = Pick<
  CandidateMailRow,
  'id' | 'at' | 'sendAt' | 'by' | 'template' | 'subject' | 'sentAt'
> & { text: string; state: CandidateMailState }

/**
 * Stores an email to a candidate and its delivery, in the caller's transaction. Returns its id. Without SMTP_URL it is
 * stored for someone to send. Throws if there is no such application. An email with the same `id` is stored once.
 */
export async function queueCandidateMail(
  transaction: Database,
  { reference, template, by, delayMs = by === '' ? 0 : UNDO_MS, ...content }: NewCandidateMail,
  { now = Date.now(), id = createDeliveryId() }: { now?: number; id?: string } = {},
): Promise<string> {
  const applications = transaction.selectFrom('applications').select('email').where('reference', '=', reference)
  const { email } = await applications.executeTakeFirstOrThrow()
  const subject = toLine(content.subject).slice(0, MAIL_LIMITS.subject)
  const text = content.text.replaceAll('\0', '').slice(0, MAIL_LIMITS.text)
  const isByHand = !sendsMail()
  const row: CandidateMailRow = {
    id,
    reference,
    at: toIso(now),
    sendAt: toIso(now + delayMs),
    by,
    template,
    subject,
    body: text,
    isByHand: isByHand ? 1 : 0,
    sentAt: null,
    takenBackAt: null,
  }
  const insert = transaction.insertInto('candidateMails').values(row).returning('id')
  const stored = await insert.onConflict((conflict) => conflict.column('id').doNothing()).executeTakeFirst()
  if (isByHand || !stored) return id
  const mail = toCandidateMail(email, { ...content, subject, text, isAutomatic: by === '' })
  // Mail programs sort by date, so it has the date of sending, not of writing.
  const payload = JSON.stringify({ ...mail, date: row.sendAt })
  await enqueue(transaction, [{ id, reference, recipient: email.toLowerCase(), payload }], now, now + delayMs)
  return id
}

/** Cancels an unsent email. Returns false if it is too late. Call it in a transaction. */
export async function takeBackCandidateMail(transaction: Database, id: string, now = Date.now()): Promise<boolean> {
  const open = transaction.selectFrom('candidateMails').select('isByHand').where('id', '=', id)
  const mail = await open.where('sentAt', 'is', null).where('takenBackAt', 'is', null).executeTakeFirst()
  if (!mail || (mail.isByHand === 0 && !(await takeBack(transaction, id)))) return false
  await transaction
    .updateTable('candidateMails')
    .set({ takenBackAt: toIso(now) })
    .where('id', '=', id)
    .execute()
  return true
}

/** Marks an email as sent by hand. Returns false if the site sends it, or if it was sent or cancelled. */
export async function markSentByHand(transaction: Database, id: string, now = Date.now()): Promise<boolean> {
  const open = transaction.selectFrom('candidateMails').select('id').where('id', '=', id).where('isByHand', '=', 1)
  const mail = await open.where('sentAt', 'is', null).where('takenBackAt', 'is', null).executeTakeFirst()
  if (!mail) return false
  await noteSent(transaction, id, now)
  return true
}

/** Returns the emails of an application, oldest first. */
export async function listCandidateMails(db: Database, reference: string): Promise<CandidateMail[]> {
  const rows = await db
    .selectFrom('candidateMails')
    .leftJoin('deliveries', 'deliveries.id', 'candidateMails.id')
    .selectAll('candidateMails')
    .select('deliveries.state as deliveryState')
    .where('candidateMails.reference', '=', reference)
    .orderBy('candidateMails.at')
    .orderBy('candidateMails.id')
    .execute()
  return rows.map(({ id, at, sendAt, by, template, subject, body, sentAt, ...row }) => {
    const toState = (): CandidateMailState => {
      if (row.takenBackAt !== null) return 'taken-back'
      if (sentAt !== null) return 'sent'
      if (row.isByHand === 1) return 'by-hand'
      return row.deliveryState === 'dead' ? 'failed' : 'waiting'
    }
    return { id, at, sendAt, by, template, subject, text: body, sentAt, state: toState() }
  })
}
