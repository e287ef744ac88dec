import { company } from './company.ts'

/** The copy of emails to people who use the Studio. Placeholders in braces are replaced. */
export const studioMails = {
  link: {
    subject: `Your link to the Studio of ${company.name}`,
    text: 'This link lets one browser into the Studio, once, until ten minutes after you asked for it.',
    button: 'Open the Studio',
    small:
      'If you did not ask for it, do nothing: nobody can enter without this email. If it comes again, tell an owner.',
  },
  invitation: {
    subject: `Your invitation to the Studio of ${company.name}`,
    text: '{by} invites you to the Studio, where the people of the company work on the site. The link works once, within {life}.',
    button: 'Open the invitation',
    lives: { minutes: '15 minutes', day: 'a day' },
    small: 'If you did not expect it, do nothing.',
  },
  formerAddress: {
    subject: `Your address for the Studio of ${company.name} changed`,
    text: '{by} changed or removed this address. Links to enter the Studio do not come here any more, and those that came before have ended.',
    small:
      'If you did not want this, tell an owner at once: they end the access of whoever changed it. Do not answer this email.',
  },
} as const
