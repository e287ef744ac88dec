import { INVITATION_DAYS } from '../../../content/position-invitations.ts'

/** Copy about applications of the same person. */
export const samePerson = {
  count: (number: number) => `${number} applications`,
  samePhone: 'Same phone as another name',
  title: 'Other applications of this person',
  shared: 'Same phone number, another name',
  sharedText: 'These may be from other people, such as members of a family.',
  otherAddress:
    'From another email address. “Everything from this person” does not erase it: erase it on its own page.',
} as const

/** Copy about guests. */
export const guests = {
  title: 'Guests',
  text: 'A guest reads one application, or the applications of one position, with files and notes, and adds notes. Guests see nothing else, change no state and send no mail.',
  invite: 'Invite a guest',
  inviteHere: 'Invite a guest to this application',
  name: 'Name of the guest',
  nameHint: 'Their notes carry it.',
  job: 'Position',
  chooseJob: 'Choose a position',
  days: 'For how long',
  dayChoices: [1, 3, 7, 14, 30, 60, 90],
  forDays: (days: number) => (days === 1 ? 'one day' : `${days} days`),
  button: 'Create invitation',
  address: 'Send this address to the guest. It works once, within a day, and is not shown again.',
  present: 'Guests now',
  none: 'No guests.',
  until: 'until',
  invitedBy: (name: string) => `invited by ${name}`,
  entered: 'has entered',
  notEntered: 'has not entered yet',
  shorten: (name: string) => `Shorten the time of ${name}`,
  shortenTo: 'Ends in',
  shortenButton: 'Shorten',
  revoke: (name: string) => `End now: the access of ${name}`,
  revokeButton: 'End now',
  revoked: 'The access has ended.',
  shortened: 'The time is shorter now.',
} as const

/** Copy of the pages that guests see. */
export const shared = {
  title: 'Applications shared with you',
  until: 'You can read and comment until',
  none: 'No applications yet.',
  more: 'Show more',
  back: 'All applications shared with you',
  received: 'received',
  noteHint: 'The people who hire read it. The candidate may ask to see it.',
} as const

/** Copy of the page that invites people to other positions. */
export const pool = {
  title: 'People who agreed to hear of other positions',
  text: `They agreed when they applied, and may say no for good in each mail. A person is invited to a position once, and to any position at most once in ${INVITATION_DAYS} days.`,
  search: 'Words of the application',
  searchExample: 'Tangail or Amina',
  skill: 'Skill',
  skillExample: 'React',
  former: 'Applied for',
  anyJob: 'Any position',
  forJob: 'Position to fill',
  chooseJob: 'Choose an open position',
  noJobs: 'No position is open. Open one first.',
  people: 'People',
  none: 'Nobody who agreed has these words.',
  more: 'Show more',
  chosen: (number: number) => (number === 1 ? '1 person chosen' : `${number} people chosen`),
  choose: (name: string) => `Choose ${name}`,
  open: (name: string, reference: string) => `${reference}, the application of ${name}`,
  application: 'Application',
  personal: 'Your line for them',
  personalHint: 'It is in each mail. You may leave it empty.',
  preview: 'Show the mails',
  mails: 'The mails',
  to: 'To',
  send: (number: number) => (number === 1 ? 'Send to 1 person' : `Send to ${number} people`),
  wait: 'The mails wait for ten minutes. Until then, take one back on the page of the application.',
  byHand: 'This site sends no email by itself. Afterwards, send each text yourself, from the page of the application.',
  sent: (number: number) => (number === 1 ? '1 person is invited.' : `${number} people are invited.`),
  refusals: {
    'no-consent': 'Did not agree, or has said no',
    applied: 'Has applied for this position',
    invited: 'Was invited to this position',
    'too-soon': `Was invited within ${INVITATION_DAYS} days`,
    twice: 'Is chosen twice',
  },
  invited: 'Invited to this position',
  nobody: 'Nobody yet.',
  by: (name: string) => `by ${name}`,
  applied: 'applied afterwards',
  notApplied: 'has not applied',
  mailStates: {
    waiting: 'mail waits',
    sent: 'mail sent',
    'taken-back': 'mail taken back',
    'by-hand': 'mail to be sent by hand',
    failed: 'mail failed',
  },
} as const
