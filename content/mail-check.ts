import { company } from './company.ts'

/**
 * The page on which people check whether an email is from the company, and the line about it at the end of each email.
 */
export const mailCheck = {
  title: 'Is this mail from us?',
  text: 'Each mail that this site sends ends with a code. Paste the code, or the link beside it, and we say whether we sent a mail with it, when, and what it was about. We never say to whom.',
  label: 'The code, or its link',
  hint: 'Sixteen letters and digits, such as 0A1B-2C3D-4E5F-6G7H.',
  button: 'Check',
  /** At the end of each email, before the code. */
  line: 'Is this mail really from us? Check the code',
  results: {
    sent: {
      title: 'Yes, we sent a mail with this code',
      get text() {
        return `We sent it on {day}, and it was {matter}. If the mail in front of you is about something else, or asks for money or a password, someone has copied our code: please forward that mail to ${company.emails.hello}.`
      },
    },
    expired: {
      title: 'This code is too old to check',
      get text() {
        return `It is from a mail of {day}. We confirm codes for a year. If you are not sure about the mail, write to ${company.emails.hello} before you follow its links.`
      },
    },
    unknown: {
      title: 'No, this code is not ours',
      get text() {
        return `First check that you copied all sixteen characters. If you did, we did not send that mail: do not follow its links, do not reply, and please forward it to ${company.emails.hello}.`
      },
    },
    tooMany: {
      title: 'Please wait a moment',
      text: 'Many codes were checked from your network. Try again in a minute.',
    },
  },
  /** What an email is about, as its code says. The order is part of the codes: add new ones at the end. */
  matters: [
    'the confirmation of an application',
    'an answer to a message through our contact form',
    'an issue of our newsletter',
    'the confirmation of a subscription to our newsletter',
    'an alert about open positions',
  ],
} as const
