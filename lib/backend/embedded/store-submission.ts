import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isPostgres } from '../../db/is-postgres.ts'
import { insertWords } from '../../db/search-words.ts'
import { enqueueMails } from '../../delivery/deliveries.ts'
import { type MailSettings, toApplicationMails, toContactMails } from '../../mail/mails.ts'
import { routes } from '../../routes.ts'
import { toLinkToken } from '../../security/personal-link.ts'
import { APPLIED_BEFORE } from '../../security/spam-signals.ts'
import { DEFAULT_QUOTA, type QuotaLimits } from '../../uploads/file-space.ts'
import type { Candidate, ContactMessage, Receipt, SendContext } from '../contract.ts'
import { selectOpenJobs } from '../job-closing.ts'
import { refuse, toSignals } from './check-submission.ts'
import { runOnce } from './receipts.ts'
import { createReference } from './reference.ts'
import { findStoredName } from './store-upload.ts'
import { claimUpload, requireClaimedQuota } from './unclaimed.ts'

/** Stores a message of the contact form, and a notification if mail is configured. */
export async function sendContact(
  db: Database,
  body: ContactMessage,
  context: SendContext,
  mail?: MailSettings,
): Promise<Receipt> {
  return runOnce(db, { call: 'contact', key: context.idempotencyKey, body }, async (transaction) => {
    const { agree: _, ...message } = body
    const reference = createReference()
    const receivedAt = new Date().toISOString()
    await transaction
      .insertInto('messages')
      .values({ reference, receivedAt, ...message, signals: toSignals(context), state: 'open' })
      .execute()
    if (!mail) return { message: 'Your message has been sent.', reference }
    await enqueueMails(transaction, toContactMails(body, reference, mail), reference)
    return { message: 'Your message has been sent. A copy is on its way to your email address.', reference }
  })
}

type ApplicationContext = { context: SendContext; limits: QuotaLimits; mail?: MailSettings | undefined }

/** Returns whether this address has applied for this position before. */
async function hasApplied(db: Database, { email, jobId }: Candidate): Promise<boolean> {
  const earlier = db.selectFrom('applications').select('reference').where('jobId', '=', jobId)
  const sameAddress = sql<boolean>`lower(email) = ${email.toLowerCase()}`
  return (await earlier.where(sameAddress).limit(1).executeTakeFirst()) !== undefined
}

async function insertApplication(
  db: Database,
  candidate: Candidate,
  { context, limits, mail }: ApplicationContext,
): Promise<Receipt> {
  const { jobId, name, lastName, email } = candidate
  const open = selectOpenJobs(db).select('title').where('id', '=', jobId)
  // Nobody can close the position before this application is stored.
  const job = await (isPostgres(db) ? open.forShare() : open).executeTakeFirst()
  if (!job) throw refuse({ jobId: 'is not an open position' }, 'This position is no longer open.')
  const isRepeated = await hasApplied(db, candidate)
  const reference = createReference()
  const receivedAt = new Date().toISOString()
  const { sender } = context
  const signals = toSignals(context)
  const claim = { reference, sender }
  await db
    .insertInto('applications')
    .values({
      reference,
      receivedAt,
      jobId,
      jobTitle: job.title,
      name,
      lastName,
      email,
      resume: await claimUpload(db, findStoredName(candidate.resumeLink), 'resumeLink', claim),
      coverLetter: await claimUpload(db, findStoredName(candidate.coverLetterLink), 'coverLetterLink', claim),
      answers: JSON.stringify(candidate),
      signals: isRepeated ? [signals, APPLIED_BEFORE].filter(Boolean).join(' ') : signals,
      state: 'new',
      stateAt: receivedAt,
      formerState: 'new',
      formerAt: receivedAt,
      keepUntil: null,
      keepReason: '',
      renewalAskedAt: null,
      answeredAt: null,
    })
    .execute()
  await requireClaimedQuota(db, sender, limits)
  await insertWords(db, [{ reference, name, lastName }])
  const receipt = { message: 'Your application has been received.', reference }
  if (!mail) return receipt
  const studioPath = routes.studio.application(reference)
  const candidatePath = routes.application(toLinkToken('application', reference))
  const mails = toApplicationMails({ candidate, job: job.title, reference, studioPath, candidatePath }, mail)
  await enqueueMails(db, mails, reference)
  return { ...receipt, note: 'You will receive an email confirmation shortly.' }
}

/** Stores an application and its notifications, and claims its two files, all in one transaction. */
export async function sendCandidate(
  db: Database,
  body: Candidate,
  context: SendContext,
  { limits = DEFAULT_QUOTA, mail }: Partial<Omit<ApplicationContext, 'context'>> = {},
): Promise<Receipt> {
  const submission = { call: 'candidate' as const, key: context.idempotencyKey, body }
  return runOnce(db, submission, (transaction) => insertApplication(transaction, body, { context, limits, mail }))
}
