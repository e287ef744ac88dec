import type { ApplicationState } from '../../limits.ts'
import { stateNames } from './studio-hiring.ts'

/** The state that each template goes with. */
export const TEMPLATE_STATES: Record<string, ApplicationState> = {
  'in-review': 'in review',
  interview: 'interview',
  offer: 'offer',
  declined: 'declined',
  filled: 'declined',
}

/** Copy about why an application is declined. */
export const reasonsCopy = {
  reason: 'Reason',
  reasonHint: 'Counted by position. The candidate does not see it unless you choose so.',
  noReason: 'No reason',
  tell: (sentence: string) => `Say it in the email: “${sentence}”`,
  declined: 'Declined so far, by reason',
} as const

/** Copy about emails to candidates. */
export const mailsCopy = {
  title: 'Emails',
  none: 'Nobody has written to this candidate from here yet. The confirmation and other emails of the site itself are not listed.',
  write: 'Write an email',
  writeWith: 'Write an email with it',
  newTitle: 'New email',
  template: 'Template',
  move: 'Move to',
  stay: (state: ApplicationState) => `Stay in ${stateNames[state].toLowerCase()}`,
  subject: 'Subject',
  text: 'Text',
  textHint: 'Empty lines separate paragraphs. Your personal line replaces {personal}.',
  personal: 'Personal line',
  personalHint: 'Something that only this candidate gets to read.',
  replace: 'The other template replaces what you changed in the subject and the text. Go on?',
  preview: 'As the candidate reads it',
  incomplete: 'The email is shown here as soon as everything that it needs is filled in correctly.',
  frame: 'The email',
  asText: 'As text',
  send: 'Send the email',
  sendHint: 'It is sent in ten minutes. Until then you can take it back.',
  keep: 'Keep it, to send by hand',
  keepHint: 'This site sends no email. Afterwards, copy the text or open it in your mail program.',
  discard: 'Discard it',
  queued: 'The email is sent in ten minutes.',
  kept: 'The email is kept. Now send it by hand.',
  states: {
    waiting: 'Will be sent at',
    late: 'Being sent',
    sent: 'Sent',
    'taken-back': 'Taken back, not sent',
    'by-hand': 'To be sent by hand',
    failed: 'Not delivered. Whoever runs the site sees why with “npm run deliveries”.',
  },
  by: (name: string) => (name ? `by ${name}` : 'by the site'),
  takeBack: 'Take it back',
  takenBack: 'The email is taken back.',
  copy: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'Your browser does not allow copying. Select the text instead.',
  open: 'Open in a mail program',
  mark: 'Mark as sent',
  marked: 'The email is marked as sent.',
  of: (action: string, subject: string) => `${action}: ${subject}`,
  undo: {
    title: 'Take back the email, too?',
    text: (subject: string) => `“${subject}” has not been sent yet.`,
    both: 'Undo, and take the email back',
    stateOnly: 'Undo only the state',
    keep: 'Do not undo',
  },
} as const

const people = (count: number) => (count === 1 ? '1 candidate has' : `${count} candidates have`)

/** Copy about closing a position. */
export const closingCopy = {
  title: 'Close the position',
  text: (count: number) =>
    `${people(count)} no outcome yet. Nobody is left without an answer: decline them here with an email, or keep the position open for them.`,
  over: (count: number) =>
    `The last day to apply is over, and ${people(count)} no outcome yet. Decide for each of them.`,
  ready: 'Everyone who applied has an outcome.',
  forAll: 'For all of them',
  decision: 'Decision',
  decisions: { decline: 'Decline', keep: 'Keep the position open' },
  template: 'Email',
  noMail: 'No email',
  apply: 'Use it for all',
  applied: 'Every candidate below has these answers now.',
  received: 'received',
  open: 'Open the application',
  close: (count: number) =>
    count === 0 ? 'Close now' : `Decline ${count === 1 ? '1 candidate' : `${count} candidates`} and close`,
  keepOpen: (count: number) =>
    `Decline ${count === 1 ? '1 candidate' : `${count} candidates`}, and keep the position open`,
  hint: 'Emails are sent in ten minutes. Until then you can take each one back in its application.',
  byHand: 'This site sends no email: each application keeps the text, to send by hand.',
  closed: 'The position is closed.',
  keptOpen: 'Done. The position stays open.',
  nothing: 'Everyone keeps the position open. Choose “Decline” for someone, or leave it as it is.',
  task: (title: string) => `without an outcome, and the position is closed: ${title}`,
  taskText: 'The position takes no applications any more. Give each candidate an outcome.',
} as const
