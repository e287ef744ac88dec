import type { z } from 'zod'
import {
  BackendError,
  type Candidate,
  candidateSchema,
  contactSchema,
  type Receipt,
  type SendContext,
  subscriptionSchema,
} from '../contract.ts'
import { isOpen } from '../is-open.ts'
import type { Database } from './database.ts'
import { answerOnce } from './receipts.ts'
import { createReference } from './reference.ts'
import { findStoredName } from './uploads.ts'

function refuse(fields: Record<string, string>, reason = 'Some answers are missing or cannot be accepted.') {
  return new BackendError('refused', `refused: ${Object.keys(fields).join(', ')}`, { reason, fields })
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refuse(Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message])))
}

const toSignals = ({ signals = [] }: SendContext) => signals.join(' ')

/** Stores a message from the contact form. */
export async function sendContact(db: Database, value: unknown, context: SendContext): Promise<Receipt> {
  const body = parse(contactSchema, value)
  return answerOnce(db, { call: 'contact', key: context.idempotencyKey, body }, async (transaction) => {
    const { agree: _, ...message } = body
    const reference = createReference()
    const receivedAt = new Date().toISOString()
    await transaction
      .insertInto('messages')
      .values({ reference, receivedAt, ...message, signals: toSignals(context) })
      .execute()
    return { message: 'Your message has been sent.', reference }
  })
}

async function claimUpload(db: Database, link: string, field: string, reference: string): Promise<string> {
  const stored = findStoredName(link)
  // An update instead of a read, so that only one of two simultaneous applications can claim a file.
  const claimed = stored
    ? await db
        .updateTable('uploads')
        .set({ claimedBy: reference, sender: null })
        .where('stored', '=', stored)
        .where((or) => or('claimedBy', 'is', null).or('claimedBy', '=', reference))
        .returning('stored')
        .executeTakeFirst()
    : undefined
  if (claimed) return claimed.stored
  const other = await db.selectFrom('uploads').select('stored').where('stored', '=', stored).executeTakeFirst()
  throw refuse({
    [field]: other ? 'belongs to another application' : 'is no longer on our server: choose the file again',
  })
}

async function insertApplication(db: Database, candidate: Candidate, signals: string): Promise<Receipt> {
  const { jobId, name, lastName, email } = candidate
  const job = await db.selectFrom('jobs').select(['title', 'closingDate']).where('id', '=', jobId).executeTakeFirst()
  if (!job || !isOpen(job)) throw refuse({ jobId: 'is not an open position' }, 'This position is no longer open.')
  const reference = createReference()
  await db
    .insertInto('applications')
    .values({
      reference,
      receivedAt: new Date().toISOString(),
      jobId,
      jobTitle: job.title,
      name,
      lastName,
      email,
      resume: await claimUpload(db, candidate.resumeLink, 'resumeLink', reference),
      coverLetter: await claimUpload(db, candidate.coverLetterLink, 'coverLetterLink', reference),
      answers: JSON.stringify(candidate),
      signals,
    })
    .execute()
  return { message: 'Your application has been received.', reference }
}

/** Stores an application and claims its two files, all in one transaction. */
export async function sendCandidate(db: Database, value: unknown, context: SendContext): Promise<Receipt> {
  const body = parse(candidateSchema, value)
  const submission = { call: 'candidate' as const, key: context.idempotencyKey, body }
  return answerOnce(db, submission, (transaction) => insertApplication(transaction, body, toSignals(context)))
}

/** Adds an address to the newsletter; the answer does not reveal whether it was there already. */
export async function subscribe(db: Database, value: unknown, context: SendContext): Promise<Receipt> {
  const body = parse(subscriptionSchema, value)
  return answerOnce(db, { call: 'subscribe', key: context.idempotencyKey, body }, async (transaction) => {
    const subscribedAt = new Date().toISOString()
    await transaction
      .insertInto('subscribers')
      .values({ email: body.email, subscribedAt, signals: toSignals(context) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { message: 'You are subscribed.', reference: null }
  })
}
