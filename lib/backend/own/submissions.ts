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

/** Keeps a message from the contact form. */
export async function sendContact(db: Database, value: unknown, context: SendContext): Promise<Receipt> {
  const body = parse(contactSchema, value)
  return answerOnce(db, { call: 'contact', key: context.idempotencyKey, body }, async (transaction) => {
    const { agree: _, ...message } = body
    const reference = createReference()
    const receivedAt = new Date().toISOString()
    await transaction
      .insertInto('messages')
      .values({ reference, receivedAt, ...message })
      .execute()
    return { message: 'Your message has been sent.', reference }
  })
}

async function claimUpload(db: Database, link: string, field: string, reference: string): Promise<string> {
  const stored = findStoredName(link)
  // A change and not a look, so that of two applications that name the same file at the same moment one is refused.
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

async function insertApplication(db: Database, candidate: Candidate): Promise<Receipt> {
  const job = await db.selectFrom('jobs').select('title').where('id', '=', candidate.jobId).executeTakeFirst()
  if (!job) throw refuse({ jobId: 'is not an open position' }, 'This position is no longer open.')
  const reference = createReference()
  const { jobId, name, lastName, email } = candidate
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
    })
    .execute()
  return { message: 'Your application has been received.', reference }
}

/** Keeps an application and makes its two files its own, all in one transaction. */
export async function sendCandidate(db: Database, value: unknown, context: SendContext): Promise<Receipt> {
  const body = parse(candidateSchema, value)
  const submission = { call: 'candidate' as const, key: context.idempotencyKey, body }
  return answerOnce(db, submission, (transaction) => insertApplication(transaction, body))
}

/** Adds an address to the newsletter; one that is already there is a success as well, and is not told apart. */
export async function subscribe(db: Database, value: unknown, context: SendContext): Promise<Receipt> {
  const body = parse(subscriptionSchema, value)
  return answerOnce(db, { call: 'subscribe', key: context.idempotencyKey, body }, async (transaction) => {
    const subscribedAt = new Date().toISOString()
    await transaction
      .insertInto('subscribers')
      .values({ email: body.email, subscribedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { message: 'You are subscribed.', reference: null }
  })
}
