import { z } from 'zod'
import { candidatePage } from '../../content/candidate-page.ts'
import { company } from '../../content/company.ts'
import { type DeclineReason, declineReasonIds, declineReasons } from '../../content/decline-reasons.ts'
import {
  type CandidateMail,
  listCandidateMails,
  MAIL_LIMITS,
  markSentByHand,
  queueCandidateMail,
  takeBackCandidateMail,
} from '../applications/candidate-mails.ts'
import { fillTemplate, type TemplateValues } from '../applications/fill-template.ts'
import { APPLICATION_STATES, text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import { getEnv, sendsMail } from '../env.ts'
import { type CandidateMailText, toCandidateMail } from '../mail/mails.ts'
import { type ShownMail, toShownMail } from '../mail/message.ts'
import { routes } from '../routes.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { type MovedApplication, setApplicationState } from './applications.ts'
import { listMailTemplates } from './mail-templates.ts'
import { missing, StudioFailure } from './studio-problem.ts'

/** A template that a person can choose. Its placeholders are filled, except `{personal}`. */
export type MailChoice = { id: string; label: string; subject: string; text: string }

/** The emails of an application, and what is needed to write another one. */
export type ApplicationMails = {
  /** Whether the site sends mail. Otherwise someone sends it by hand. */
  isMailing: boolean
  email: string
  templates: MailChoice[]
  mails: CandidateMail[]
}

/** What someone decides to say about an application: the reason for declining it, and a personal line. */
export const remarksSchema = z.object({
  reason: z.enum(declineReasonIds).nullable().default(null),
  /** Whether the email says the reason. */
  tellsReason: z.boolean().default(false),
  personal: text(1_000).default(''),
})

const draftSchema = remarksSchema.extend({
  template: text(100),
  subject: text(MAIL_LIMITS.subject),
  text: text(MAIL_LIMITS.text),
})

/** An email that someone writes. */
type MailDraft = z.output<typeof draftSchema>

export const previewSchema = draftSchema

/** Parses an email to send. A repeated `key` is sent once. With `state`, the application moves from `from` to it. */
export const mailSchema = draftSchema.extend({
  key: z.string().regex(/^[\w-]{16,40}$/),
  subject: text(MAIL_LIMITS.subject).min(1, 'is required'),
  text: text(MAIL_LIMITS.text).min(1, 'is required'),
  state: z.enum(APPLICATION_STATES).nullable().default(null),
  from: z.enum(APPLICATION_STATES).optional(),
})

async function findCandidate(db: Database, reference: string) {
  const found = db.selectFrom('applications').select(['name', 'lastName', 'email', 'jobTitle', 'jobId'])
  return found.where('reference', '=', reference).executeTakeFirstOrThrow(missing)
}
type Found = Awaited<ReturnType<typeof findCandidate>>

const toPath = (reference: string) => routes.application(toLinkToken('application', reference))

function toValues(reference: string, { name, lastName, jobTitle }: Found): Omit<TemplateValues, 'personal'> {
  return {
    name: `${name} ${lastName}`,
    job: jobTitle,
    reference,
    page: getEnv().SITE_URL + toPath(reference),
    company: company.name,
  }
}

/** Returns the emails of an application, and the templates for another one. Throws `missing`. */
export async function readApplicationMails(db: Database, reference: string): Promise<ApplicationMails> {
  const found = await findCandidate(db, reference)
  const values = toValues(reference, found)
  const templates = await listMailTemplates(db)
  return {
    isMailing: sendsMail(),
    email: found.email,
    templates: templates.map(({ id, label, ...template }) => ({ id, label, ...fillTemplate(template, values) })),
    mails: await listCandidateMails(db, reference),
  }
}

/** Returns the personal line of an email, after the reason if it is to be given. */
function toPersonal({ reason, tellsReason, personal }: Pick<MailDraft, 'reason' | 'tellsReason' | 'personal'>): string {
  const sentence = reason && tellsReason ? declineReasons[reason].sentence : ''
  return [sentence, personal].filter(Boolean).join('\n\n')
}

/** Returns an email with the button to the candidate's page. Throws `invalid` if its text is too long. */
function toMailText(reference: string, found: Found, draft: MailDraft): CandidateMailText {
  const filled = fillTemplate(draft, { ...toValues(reference, found), personal: toPersonal(draft) })
  if (filled.text.length > MAIL_LIMITS.text)
    throw new StudioFailure('invalid', { errors: { text: `must have at most ${MAIL_LIMITS.text} characters` } })
  return { ...filled, button: { label: candidatePage.open, path: toPath(reference) } }
}

/** Returns an email as its reader will see it. Throws `missing` or `invalid`. */
export async function previewCandidateMail(db: Database, reference: string, draft: MailDraft): Promise<ShownMail> {
  const found = await findCandidate(db, reference)
  return toShownMail(toCandidateMail(found.email, toMailText(reference, found, draft)), getEnv().SITE_URL)
}

/** Stores an email that waits ten minutes. Call it in a transaction. Throws `missing` or `invalid`. */
export async function storeCandidateMail(
  transaction: Database,
  reference: string,
  { by, id, ...draft }: MailDraft & { by: string; id?: string },
): Promise<void> {
  const mail = toMailText(reference, await findCandidate(transaction, reference), draft)
  await queueCandidateMail(transaction, { reference, template: draft.template, by, ...mail }, id ? { id } : {})
}

/**
 * Stores an email and moves its application in the same transaction. Returns the new state, or null if it stays, or if
 * the email is stored already. Throws `missing`, `invalid` or `conflict`.
 */
export async function sendCandidateMail(
  transaction: Database,
  reference: string,
  { key, state, from, by, ...draft }: z.output<typeof mailSchema> & { by: string },
): Promise<{ isNew: boolean; moved: MovedApplication | null }> {
  const stored = transaction.selectFrom('candidateMails').select('id').where('id', '=', key)
  if (await stored.executeTakeFirst()) return { isNew: false, moved: null }
  const reason: DeclineReason | undefined = draft.reason ?? undefined
  const moved = state && (await setApplicationState(transaction, reference, state, { from, reason }))
  await storeCandidateMail(transaction, reference, { ...draft, by, id: key })
  return { isNew: true, moved }
}

const requireOwn = async (db: Database, reference: string, id: string) => {
  const mail = db.selectFrom('candidateMails').select('id').where('id', '=', id).where('reference', '=', reference)
  await mail.executeTakeFirstOrThrow(missing)
}

/** Cancels an email of an application. Throws `missing`, or `too-late` if it was sent. */
export async function takeBackMail(transaction: Database, reference: string, id: string): Promise<void> {
  await requireOwn(transaction, reference, id)
  if (!(await takeBackCandidateMail(transaction, id))) throw new StudioFailure('too-late')
}

/** Marks an email as sent by hand. Throws `missing`, or `conflict` if it was marked or cancelled already. */
export async function markMailSent(transaction: Database, reference: string, id: string): Promise<void> {
  await requireOwn(transaction, reference, id)
  if (!(await markSentByHand(transaction, id))) throw new StudioFailure('conflict')
}
