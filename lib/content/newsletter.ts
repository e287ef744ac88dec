import { company } from './company.ts'
import type { NewsletterCopy } from './types.ts'

const shared = {
  fieldLabel: 'Email address',
  placeholder: 'you@company.example',
  button: 'Subscribe',
  note: 'Unsubscribe from any issue.',
}

/** What each newsletter box says; all of them feed the same list. */
export const newsletter = {
  footer: {
    ...shared,
    title: 'Subscribe to the Journal',
    text: 'One email a week: what we built, what broke, what we would do differently.',
  },
  insights: {
    ...shared,
    title: 'New work, once a week',
    text: 'Case studies, journal pieces and tutorials in one email. No sales sequence follows it.',
  },
  contact: {
    ...shared,
    title: 'Not ready to talk yet?',
    text: 'Read us for a while first. One email a week, written by the people who did the work.',
  },
  blog: {
    ...shared,
    title: 'The weekly tutorial',
    text: `Join ${company.figures.newsletterReaders} developers who get our weekly newsletter`,
    note: 'One tutorial, three links, every Tuesday. Unsubscribe from any issue.',
  },
  journal: {
    ...shared,
    title: 'The next essay by email',
    text: 'Each new piece by email, in the same letter as that week’s tutorial.',
  },
  journalArticle: {
    ...shared,
    title: 'Subscribe to the journal',
    text: 'The next piece comes by email, in one letter a week with everything else we publish.',
  },
} satisfies Record<string, NewsletterCopy>
