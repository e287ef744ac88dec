import { candidatePage } from '../../content/candidate-page.ts'
import { sampleCandidate, sampleMessage } from '../backend/testing.ts'
import type { JobAlertRow } from '../db/schema.ts'
import { toIssueMail } from './issue-mail.ts'
import { toAskMail, toFoundMail, toRenewalMail } from './job-alert-mails.ts'
import {
  toApplicationMails,
  toCandidateMail,
  toCandidateRenewalMail,
  toContactMails,
  toSubscriptionMail,
  toWithdrawalMails,
} from './mails.ts'
import type { Mail } from './message.ts'
import { toFormerAddressMail, toInvitationMail, toLinkMail } from './studio-mails.ts'

const SITE = 'https://site.example'
const to = { MAIL_TO_HIRING: 'hiring@site.example', MAIL_TO_SALES: 'sales@site.example' }
const settings = { ...to, SITE_URL: SITE, STUDIO: 'on' } as const
const reference = 'NK-7F3K-2M9Q'
const TOKEN = `${'0'.repeat(32)}.${'A'.repeat(43)}`

const toLink = (path: string) => `${SITE}/${path}/${TOKEN}`
const links = {
  confirm: toLink('newsletter/confirm'),
  end: toLink('newsletter/end'),
  oneClickUnsubscribeUrl: `${SITE}/api/newsletter/end?token=${TOKEN}`,
  renew: toLink('careers/alerts/renew'),
  careers: `${SITE}/careers`,
}

/** The texts that a visitor or the owner can put into mail. `text` is used everywhere in it. */
export type SampleTexts = { name: string; text: string; title: string }

/** Every email that the site sends, by name, with the given texts in every field that people fill in. */
export function listSampleMails({ name, text, title }: SampleTexts): Record<string, Mail> {
  const person = { name, lastName: name }
  const job = {
    id: 'j',
    title,
    department: title,
    location: title,
    jobType: title,
    experience: title,
    salary: title,
    description: text,
    createdAt: '',
    requirements: [],
    responsibilities: [],
    href: toLink('job-apply'),
  }
  const alert: JobAlertRow = {
    id: 'a',
    email: 'a@mail.example',
    department: 'development',
    words: title,
    often: 'weekly',
    signals: '',
    askedAt: '',
    confirmedAt: '',
    endsAt: '2027-11-23T10:00:00.000Z',
    remindedAt: null,
    bouncedAt: null,
    nextAt: '',
    seen: 0,
  }
  const about = {
    job: title,
    reference,
    studioPath: `/studio/applications/${reference}`,
    candidatePath: `/application/${TOKEN}`,
  }
  const candidate = { ...sampleCandidate, ...person }
  const message = { ...sampleMessage, ...person, phone: title, company: title, message: text }
  const [toCandidate, toHiring] = toApplicationMails({ candidate, ...about }, settings)
  const [toSender, toSales] = toContactMails(message, reference, settings)
  const [withdrawn] = toWithdrawalMails('withdrawn', about, settings)
  const [erased] = toWithdrawalMails('erased', about, settings)
  const issue = {
    subject: title,
    introduction: text,
    posts: [{ title, text, href: toLink('blog-read'), card: `${SITE}/card/a.png` }],
  }
  const mails = {
    toCandidate,
    toHiring,
    toSender,
    toSales,
    withdrawn,
    erased,
    candidateRenewal: toCandidateRenewalMail(
      { ...person, email: 'a@mail.example', jobTitle: title, reference },
      { day: '2027-11-23T10:00:00.000Z', href: toLink('application') },
    ),
    written: toCandidateMail('a@mail.example', {
      subject: title,
      text,
      button: { label: candidatePage.open, path: about.candidatePath },
    }),
    subscription: toSubscriptionMail('a@mail.example', links),
    alert: toAskMail(alert, links),
    position: toFoundMail(alert, [job], links),
    positions: toFoundMail(
      alert,
      Array.from({ length: 25 }, () => job),
      links,
    ),
    renewal: toRenewalMail(alert, links),
    issue: toIssueMail('a@mail.example', issue, links),
    signInLink: toLinkMail({ name, email: 'a@mail.example' }, toLink('studio/enter')),
    studioFormerAddress: toFormerAddressMail({ name: 'Anika', email: 'anika@mail.example' }, 'Rafi'),
    studioInvitation: toInvitationMail(
      { name, email: 'a@mail.example' },
      { href: toLink('studio/enter'), by: name, life: 'day' },
    ),
    test: toIssueMail('a@mail.example', issue),
  }
  return Object.fromEntries(Object.entries(mails).flatMap(([key, mail]) => (mail ? [[key, mail]] : [])))
}
