import { sendsMail } from '../lib/env.ts'
import { company } from './company.ts'
import type { NewsletterCopy } from './copy-types.ts'
import { promises } from './promises.ts'

/** The way to end a subscription. Without mail settings, the issues are sent from elsewhere. */
export const unsubscribing = sendsMail()
  ? 'Each issue has a link to unsubscribe.'
  : 'To unsubscribe, reply to any issue.'

/** Returns the text after a subscription. */
export const toSubscribed = () =>
  sendsMail()
    ? `The next issue comes when there is something new to read. ${unsubscribing}`
    : `This site sends no email itself, so an issue comes only if we send one by other means. To be taken off the list, write to ${company.emails.hello}.`

// All boxes feed one list, so they share one description.
const shared = {
  fieldLabel: 'Email address',
  placeholder: 'you@company.example',
  button: 'Subscribe',
  text: promises.newsletter.text,
  note: sendsMail()
    ? `You confirm the address first. ${unsubscribing}`
    : `We keep your address, and issues come later. ${unsubscribing}`,
}

/** The copy of each newsletter box. */
export const newsletter = {
  footer: { ...shared, title: 'Subscribe to the Journal' },
  insights: { ...shared, title: 'New work by email' },
  contact: { ...shared, title: 'P.S. Not ready to talk yet?' },
  blog: {
    ...shared,
    title: 'The next tutorial by email',
    text: `Join ${company.figures.newsletterReaders} developers who get our weekly newsletter`,
    note: `${shared.text} ${shared.note}`,
  },
  journal: { ...shared, title: 'The next essay by email' },
  journalArticle: { ...shared, title: 'Subscribe to the journal' },
} satisfies Record<string, NewsletterCopy>
