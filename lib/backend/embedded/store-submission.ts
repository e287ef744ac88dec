import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isPostgres } from '../../db/is-postgres.ts'
import { insertPhones, insertWords } from '../../db/search-words.ts'
import { enqueueMails } from '../../delivery/deliveries.ts'
import { type MailSettings, toApplicationMails, toContactMails } from '../../mail/mails.ts'
import { routes } from '../../routes.ts'
import { toLinkToken } from '../../security/personal-link.ts'
import { APPLIED_BEFORE, ASSISTED } from '../../security/spam-signals.ts'
import { DEFAULT_QUOTA, type QuotaLimits } from '../../uploads/file-space.ts'
import type { Candidate, ContactMessage, Receipt, SendContext } from '../contract.ts'
import { selectOpenJobs } from '../job-closing.ts'
import { findFormErrors } from '../job-form.ts'
import { refuse, toSignals } from './check-submission.ts'
import { getJob } from './read-content.ts'
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
  // Nobody can close the position before this application is stored.
  if (isPostgres(db)) await selectOpenJobs(db).select('id').where('id', '=', jobId).forShare().executeTakeFirst()
  const job = await getJob(db, jobId)
  if (!job) throw refuse({ jobId: 'is not an open position' }, 'This position is no longer open.')
  const errors = findFormErrors(job, candidate)
  if (Object.keys(errors).length > 0) throw refuse(errors)
  const isRepeated = await hasApplied(db, candidate)
  const reference = createReference()
  const receivedAt = new Date().toISOString()
  const { sender } = context
  const signals = [toSignals(context)]
  if (isRepeated) signals.push(APPLIED_BEFORE)
  if (context.isAssisted) signals.push(ASSISTED)
  const claimFile = async (field: 'resumeLink' | 'coverLetterLink') =>
    candidate[field] ? claimUpload(db, findStoredName(candidate[field]), field, { reference, sender }) : null
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
      resume: await claimFile('resumeLink'),
      coverLetter: await claimFile('coverLetterLink'),
      answers: JSON.stringify(candidate),
      signals: signals.filter(Boolean).join(' '),
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
  if (context.source) await db.insertInto('applicationSources').values({ reference, label: context.source }).execute()
  await requireClaimedQuota(db, sender, limits)
  const findable = { reference, name, lastName, email, answers: JSON.stringify(candidate) }
  await insertWords(db, [findable])
  await insertPhones(db, [findable])
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
