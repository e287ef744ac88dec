import type { Candidate, ContactMessage } from '../backend/contract.ts'
import { application } from '../content/careers.ts'
import { company } from '../content/company.ts'
import { mail } from '../content/mail.ts'
import { ownApplication } from '../content/own-application.ts'
import { serviceLabels } from '../content/service-labels.ts'
import type { Env } from '../env.ts'
import { fill, type Mail, type Part, renderMail } from './message.ts'

/**
 * Who gets the mail of the company, and where the site and the Studio are; an address that is not set gets none. `studioUrl` is
 * null where the Studio is switched off.
 */
export type MailSettings = {
  toHiring?: string | undefined
  toSales?: string | undefined
  siteUrl: string
  studioUrl: string | null
}

function toStudioUrl({ STUDIO, STUDIO_HOST, SITE_URL }: Env): string | null {
  if (STUDIO === 'off') return null
  return STUDIO_HOST ? `${new URL(SITE_URL).protocol}//${STUDIO_HOST}` : SITE_URL
}

/** What the settings say about mail. */
export const toMailSettings = (env: Env): MailSettings => ({
  toHiring: env.MAIL_TO_HIRING,
  toSales: env.MAIL_TO_SALES,
  siteUrl: env.SITE_URL,
  studioUrl: toStudioUrl(env),
})

const greet = (name: string): Part => ({ kind: 'text', text: fill(mail.greeting, { name }) })
const toReference = (reference: string): Part => ({ kind: 'text', text: fill(mail.reference, { reference }) })
/** Who wrote: the end of every mail to visitors. */
export const END_OF_MAIL: Part = { kind: 'small', text: mail.end }

/** Lets mail programs end a list in one press (RFC 8058). */
export const toListHeaders = (endAtOnce: string): Record<string, string> => ({
  'List-Unsubscribe': `<${endAtOnce}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const toFullName = ({ name, lastName }: { name: string; lastName: string }) => `${name} ${lastName}`

/** The mails of an application: to the candidate, and to hiring with no more than name and position. */
export function toApplicationMails(
  {
    candidate,
    job,
    reference,
    studioPath,
    ownPath,
  }: { candidate: Candidate; job: string; reference: string; studioPath: string; ownPath: string },
  { toHiring, studioUrl, siteUrl }: MailSettings,
): Mail[] {
  const { subject, text, stepsTitle, end: last } = mail.candidate
  const confirmation = renderMail(
    candidate.email,
    fill(subject, { job }),
    [
      greet(toFullName(candidate)),
      { kind: 'text', text: fill(text, { job }) },
      toReference(reference),
      { kind: 'list', title: stepsTitle, items: application.done.steps },
      { kind: 'button', label: ownApplication.open, href: `${siteUrl}${ownPath}` },
      { kind: 'small', text: last },
      END_OF_MAIL,
    ],
    { replyTo: company.emails.careers },
  )
  if (!toHiring) return [confirmation]
  const { hiring } = mail
  const told = studioUrl === null ? hiring.textWithoutStudio : hiring.text
  const note = renderMail(toHiring, fill(hiring.subject, { job }), [
    { kind: 'text', text: fill(told, { name: toFullName(candidate), job }) },
    toReference(reference),
    ...(studioUrl === null ? [] : [{ kind: 'button' as const, label: hiring.button, href: studioUrl + studioPath }]),
  ])
  return [confirmation, note]
}

/** The mail to hiring about an application that its candidate withdrew or erased; none where nobody is set. */
export function toWithdrawalMails(
  act: 'withdrawn' | 'erased',
  { job, reference }: { job: string; reference: string },
  { toHiring }: MailSettings,
): Mail[] {
  if (!toHiring) return []
  const { subject, text } = mail[act]
  return [renderMail(toHiring, fill(subject, { job }), [{ kind: 'text', text: fill(text, { job, reference }) }])]
}

/** The mails of a contact message: to its sender, and to sales with the sender as the one to answer. */
export function toContactMails(message: ContactMessage, reference: string, { toSales }: MailSettings): Mail[] {
  const name = toFullName(message)
  const confirmation = renderMail(
    message.email,
    mail.contact.subject,
    [
      greet(name),
      { kind: 'text', text: mail.contact.text },
      { kind: 'quote', text: message.message },
      toReference(reference),
      { kind: 'small', text: mail.contact.end },
      END_OF_MAIL,
    ],
    { replyTo: company.emails.hello },
  )
  if (!toSales) return [confirmation]
  const { company: firm, service, phone } = message
  const facts = [
    firm && fill(mail.sales.company, { company: firm }),
    service && fill(mail.sales.service, { service: serviceLabels[service] }),
    phone && fill(mail.sales.phone, { phone }),
  ].filter(Boolean)
  const note = renderMail(
    toSales,
    fill(mail.sales.subject, { name }),
    [
      { kind: 'text', text: fill(mail.sales.text, { name }) },
      ...facts.map((text): Part => ({ kind: 'text', text })),
      { kind: 'quote', text: message.message },
      toReference(reference),
    ],
    { replyTo: message.email },
  )
  return [confirmation, note]
}

/** The links of a subscription's mail; `endAtOnce` is for mail programs (RFC 8058). */
export type SubscriptionLinks = { confirm: string; end: string; endAtOnce: string }

/** The mail that asks whether an address is really its owner's. */
export function toSubscriptionMail(email: string, { confirm, end: endPage, endAtOnce }: SubscriptionLinks): Mail {
  const { subject, text, button, small, end } = mail.subscription
  return renderMail(
    email,
    subject,
    [
      { kind: 'text', text },
      { kind: 'button', label: button, href: confirm },
      { kind: 'small', text: small, link: { label: end, href: endPage } },
      END_OF_MAIL,
    ],
    {
      replyTo: company.emails.hello,
      headers: toListHeaders(endAtOnce),
    },
  )
}
