import { candidatePage } from '../../content/candidate-page.ts'
import { application } from '../../content/careers.ts'
import { company } from '../../content/company.ts'
import { mail } from '../../content/mail.ts'
import { mailCheck } from '../../content/mail-check.ts'
import { serviceLabels } from '../../content/service-options.ts'
import type { Candidate, ContactMessage } from '../backend/contract.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { type Env, getEnv, toStudioUrl } from '../env.ts'
import { formatLongDate } from '../format/date.ts'
import { routes } from '../routes.ts'
import { createMailCode, type Matter } from './mail-code.ts'
import { AUTO_REPLIED, type Calendar, fill, type Mail, type Part, renderMail, toParagraph } from './message.ts'

/** The company's recipients, and the addresses of the site and the Studio. A recipient that is not set gets no mail. */
export type MailSettings = Pick<Env, 'MAIL_TO_HIRING' | 'MAIL_TO_SALES' | 'SITE_URL' | 'STUDIO' | 'STUDIO_HOST'>

const toReference = (reference: string) => toParagraph(mail.reference, { reference })

/** Returns the last part of every email to visitors: the code by which anyone can check the email. */
function toProof(matter: Matter): Part {
  const code = createMailCode(matter)
  const href = getEnv().SITE_URL + routes.mailCheck(code)
  return { kind: 'small', text: mailCheck.line, link: { label: code, href } }
}

const toFullName = ({ name, lastName }: { name: string; lastName: string }) => `${name} ${lastName}`

/**
 * The facts of an application that email needs: its texts, and the paths of its pages in the Studio and for the
 * candidate.
 */
type ApplicationFacts = {
  candidate: Candidate
  job: string
  reference: string
  studioPath: string
  candidatePath: string
}

/** Returns the emails about an application: one to the candidate, and one to hiring with only name and position. */
export function toApplicationMails(
  { candidate, job, reference, studioPath, candidatePath }: ApplicationFacts,
  env: MailSettings,
): Mail[] {
  const name = toFullName(candidate)
  const { subject, stepsTitle, end } = mail.candidate
  const { resumeLink, coverLetterLink } = candidate
  const text = resumeLink && coverLetterLink ? mail.candidate.text : mail.candidate.textWithoutFiles
  const parts: Part[] = [
    toParagraph(mail.greeting, { name }),
    toParagraph(text, { job }),
    toReference(reference),
    { kind: 'list', title: stepsTitle, items: application.done.steps },
    { kind: 'button', label: candidatePage.open, href: env.SITE_URL + candidatePath },
    { kind: 'small', text: end },
    toProof('application'),
  ]
  const confirmation = renderMail(candidate.email, fill(subject, { job }), parts, { replyTo: company.emails.careers })
  if (!env.MAIL_TO_HIRING) return [confirmation]
  const { hiring } = mail
  const toHiring: Part[] =
    env.STUDIO === 'off'
      ? [toParagraph(hiring.textWithoutStudio, { name, job }), toReference(reference)]
      : [
          toParagraph(resumeLink || coverLetterLink ? hiring.text : hiring.textWithoutFiles, { name, job }),
          toReference(reference),
          { kind: 'button', label: hiring.button, href: toStudioUrl(env) + studioPath },
        ]
  return [confirmation, renderMail(env.MAIL_TO_HIRING, fill(hiring.subject, { job }), toHiring)]
}

type RenewableApplication = Pick<ApplicationRow, 'name' | 'lastName' | 'email' | 'jobTitle' | 'reference'>

/** Returns the email to hiring about an application that its candidate withdrew or erased. */
export function toWithdrawalMails(
  act: 'withdrawn' | 'erased',
  about: { job: string; reference: string },
  { MAIL_TO_HIRING }: MailSettings,
): Mail[] {
  const { subject, text } = mail[act]
  return MAIL_TO_HIRING ? [renderMail(MAIL_TO_HIRING, fill(subject, about), [toParagraph(text, about)])] : []
}

/** Returns the email that asks a candidate whether to keep an application that the site deletes on `day`. */
export function toCandidateRenewalMail(
  { name, lastName, email, jobTitle: job, reference }: RenewableApplication,
  { day, href }: { day: string; href: string },
): Mail {
  const { subject, text, button, small } = mail.renewal
  const parts: Part[] = [
    toParagraph(mail.greeting, { name: toFullName({ name, lastName }) }),
    toParagraph(text, { job, day: formatLongDate(day) }),
    toReference(reference),
    { kind: 'button', label: button, href },
    { kind: 'small', text: small },
    toProof('application'),
  ]
  return renderMail(email, fill(subject, { job }), parts, { replyTo: company.emails.careers })
}

/** Returns the headers for mail programs that unsubscribe by themselves (RFC 8058). */
const toOneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** An email from someone at the company to a candidate. Empty lines separate the paragraphs of `text`. */
export type CandidateMailText = {
  subject: string
  text: string
  button?: { label: string; path: string } | undefined
  calendar?: Calendar | undefined
  /** The link to a page that ends such emails, and the address to which mail programs post for the same (RFC 8058). */
  end?: { text: string; label: string; path: string; callPath: string } | undefined
  /** Whether the site sends it automatically, after something the candidate did. */
  isAutomatic?: boolean
}

/** Renders an email to a candidate. Replies go to the people who hire. */
export function toCandidateMail(
  email: string,
  { subject, text, button, calendar, end, isAutomatic = false }: CandidateMailText,
): Mail {
  const paragraphs = text.split(/\n[ \t]*(?:\n[ \t]*)+/).map((part) => part.trim())
  const parts: Part[] = [
    ...paragraphs.filter(Boolean).map((part): Part => ({ kind: 'text', text: part })),
    ...(button ? [{ kind: 'button' as const, label: button.label, href: getEnv().SITE_URL + button.path }] : []),
    ...(end
      ? [{ kind: 'small' as const, text: end.text, link: { label: end.label, href: getEnv().SITE_URL + end.path } }]
      : []),
    toProof('application'),
  ]
  return renderMail(email, subject, parts, {
    replyTo: company.emails.careers,
    isAutomatic,
    ...(calendar && { calendar }),
    ...(end && { headers: toOneClickHeaders(getEnv().SITE_URL + end.callPath) }),
  })
}

/** Returns the emails about a contact message: one to its sender, and one to sales with the sender in Reply-To. */
export function toContactMails(message: ContactMessage, reference: string, { MAIL_TO_SALES }: MailSettings): Mail[] {
  const name = toFullName(message)
  const { subject, text, end } = mail.contact
  const parts: Part[] = [
    toParagraph(mail.greeting, { name }),
    { kind: 'text', text },
    { kind: 'quote', text: message.message },
    toReference(reference),
    { kind: 'small', text: end },
    toProof('message'),
  ]
  const answer = { replyTo: company.emails.hello, headers: AUTO_REPLIED }
  const confirmation = renderMail(message.email, subject, parts, answer)
  if (!MAIL_TO_SALES) return [confirmation]
  const { company: firm, service, phone, email: replyTo } = message
  const { sales } = mail
  const toSales: Part[] = [
    toParagraph(sales.text, { name }),
    ...(firm ? [toParagraph(sales.company, { company: firm })] : []),
    ...(service ? [toParagraph(sales.service, { service: serviceLabels[service] })] : []),
    ...(phone ? [toParagraph(sales.phone, { phone })] : []),
    { kind: 'quote', text: message.message },
    toReference(reference),
  ]
  return [confirmation, renderMail(MAIL_TO_SALES, fill(sales.subject, { name }), toSales, { replyTo })]
}

/**
 * Renders an email to a list. With `oneClickUnsubscribeUrl`, mail programs offer to unsubscribe in one click (RFC
 * 8058).
 */
export function renderListMail(
  to: string,
  subject: string,
  parts: Part[],
  {
    matter,
    replyTo,
    oneClickUnsubscribeUrl,
  }: { matter: Matter; replyTo: string; oneClickUnsubscribeUrl?: string | undefined },
): Mail {
  const headers = oneClickUnsubscribeUrl && toOneClickHeaders(oneClickUnsubscribeUrl)
  return renderMail(to, subject, [...parts, toProof(matter)], { replyTo, ...(headers && { headers }) })
}

/** Returns the parts of an email that asks for a click on a button, with a link to unsubscribe. */
export const toAskParts = (
  { text, button, small, end }: Record<'text' | 'button' | 'small' | 'end', string>,
  actPage: string,
  endPage: string,
): Part[] => [
  { kind: 'text', text },
  { kind: 'button', label: button, href: actPage },
  { kind: 'small', text: small, link: { label: end, href: endPage } },
]

/** The links in mail to a subscriber; `oneClickUnsubscribeUrl` is for mail programs. */
export type SubscriptionLinks = { confirm: string; end: string; oneClickUnsubscribeUrl: string }

/** Returns the email that asks for confirmation of a subscription. */
export function toSubscriptionMail(email: string, { confirm, end, oneClickUnsubscribeUrl }: SubscriptionLinks): Mail {
  const parts = toAskParts(mail.subscription, confirm, end)
  return renderListMail(email, mail.subscription.subject, parts, {
    matter: 'subscription',
    replyTo: company.emails.hello,
    oneClickUnsubscribeUrl,
  })
}
