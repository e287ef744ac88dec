import { company } from '../../../content/company.ts'
import { RETENTION } from '../../../content/promises.ts'
import type { ApplicationState, MessageState } from '../../limits.ts'

/** The states of an application in words. */
export const stateNames: Record<ApplicationState, string> = {
  new: 'New',
  'in review': 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** The states of a message in words. */
export const messageStateNames: Record<MessageState, string> = { open: 'Open', done: 'Done' }

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** Spam signals in words. */
export const signalNames: Record<string, string> = {
  'honeypot-filled': 'A hidden field was filled in',
  'too-fast': 'Sent within three seconds',
}

/** Copy that several lists share. */
export const inbox = {
  all: 'All',
  more: 'Show more',
  export: 'Export as CSV',
  flagged: 'Looks automated:',
  appliedBefore: 'The same address applied for this position before.',
  state: 'State',
}

type Removed = {
  applications: number
  messages: number
  subscribers: number
  alerts: number
  files: number
  notes: number
}

const listRemoved = ({ applications, messages, subscribers, alerts, files, notes }: Removed) =>
  [
    applications > 0 &&
      `${count(applications, 'application')} with ${count(files, 'file')}${notes > 0 ? ` and ${count(notes, 'note')}` : ''}`,
    messages > 0 && count(messages, 'message'),
    subscribers > 0 && count(subscribers, 'newsletter subscription'),
    alerts > 0 && count(alerts, 'job alert'),
  ]
    .filter(Boolean)
    .join(', ')

/** Copy of the dialog that erases something. */
export const erasure = {
  open: 'Erase\u00a0…',
  title: (reference: string) => `Erase ${reference} for good?`,
  scope: 'What to erase',
  one: 'Only this one',
  person: 'Everything from this person',
  what: listRemoved,
  removes: (removed: Removed) => `This removes ${listRemoved(removed)}.`,
  backups: 'This cannot be undone. Earlier backups still contain it.',
  rest: 'This person’s messages, newsletter subscription and job alerts stay: an owner can erase them.',
  confirm: 'Erase for good',
  keep: 'Keep it',
  done: 'Erased.',
  counting: 'Counting …',
}

/** Copy of the applications' pages. */
export const applications = {
  title: 'Applications',
  search: 'Find by name, email address, phone number, reference or words',
  searchExample: `Amina, 01711 or ${company.referencePrefix}-7F3K`,
  job: 'Job',
  allJobs: 'All jobs',
  none: 'No applications here.',
  sample: {
    title: 'Name of the candidate',
    facts: 'State · position · date · reference',
    text: 'Applications through the form of a job page arrive here, with the answers and both files.',
  },
  noneFound: 'No application has these words.',
  back: 'All applications',
  newer: 'Newer',
  older: 'Older',
  between: 'Applications before and after this one',
  state: 'Move to',
  stateHint:
    'The candidate sees a new state on their own page after ten minutes. No email is sent unless you write one.',
  moved: (state: ApplicationState) => `Moved to ${stateNames[state].toLowerCase()}.`,
  unseen: (state: ApplicationState) => `The candidate still sees “${stateNames[state]}”, until`,
  undo: (state: ApplicationState) => `Undo: back to ${stateNames[state].toLowerCase()}`,
  sure: {
    title: (state: ApplicationState, name: string) => `Move ${name} to ${stateNames[state].toLowerCase()}?`,
    says: 'In ten minutes, the candidate’s own page says:',
    until: 'Until then you can undo it. No email is sent unless you write one with it.',
    confirm: (state: ApplicationState) => `Move to ${stateNames[state].toLowerCase()}`,
    keep: 'Do not move',
  },
  received: 'received',
  assisted: 'Filled in by an assistant.',
  write: 'Write in your mail program',
  subject: (job: string, reference: string) => `Your application: ${job} (${reference})`,
  unanswered: 'Not answered:',
  files: 'Files',
  resume: 'Resume',
  coverLetter: 'Cover letter',
  openFile: 'Open',
  download: 'Download',
  newTab: 'opens in a new tab',
  notes: 'Notes',
  note: 'New note',
  noteHint: 'Everyone who can see applications can read it. The candidate may ask to see it.',
  addNote: 'Add the note',
  noted: 'The note is added.',
  removeNote: 'Remove',
  removeNoteOf: (name: string) => `Remove the note by ${name}`,
  silent: `Waiting for more than ${company.reviewDays} working days`,
  keys: {
    title: 'Keyboard',
    on: 'Use these keys',
    older: 'next (older) application',
    newer: 'previous (newer) application',
    state: 'move to the state with this number',
    field: 'They do nothing while you type in a field.',
  },
} as const

/** Copy about how long applications are kept. */
export const retention = {
  title: 'Deleted soon',
  text: `The site deletes applications with their files and notes ${RETENTION.applicationMonths} months after the decision. Open one to keep it longer.`,
  none: `No application is deleted within the next ${RETENTION.noticeDays} days.`,
  more: (number: number) => `and ${number} more`,
  on: 'on',
  erased: (number: number) =>
    `In the last ${RETENTION.noticeDays} days, the site deleted ${count(number, 'application')} whose time was over.`,
  end: 'The site deletes this application on',
  kept: 'Kept longer:',
  keep: 'Keep it longer',
  keepText: `It is kept for another ${RETENTION.applicationMonths} months from today. The candidate may ask to see the reason.`,
  reason: 'Reason',
  reasons: { pool: 'For other positions: the candidate agreed to that', other: 'Another reason' },
  poolRefused: 'The candidate did not agree to hear of other positions.',
  words: 'In your words',
  done: 'The application is kept.',
} as const

/** Copy about the site's promises. */
export const promises = {
  title: 'What we promised',
  states: { kept: 'kept', 'at risk': 'at risk', broken: 'broken' },
  counts: ({ broken, atRisk }: { broken: number; atRisk: number }) =>
    [broken > 0 && `${broken} broken`, atRisk > 0 && `${atRisk} at risk`].filter(Boolean).join(', '),
  since: 'waiting since',
} as const

/** Copy of the messages' page. */
export const messages = {
  title: 'Messages',
  none: 'No messages here.',
  sample: {
    title: 'Name of the sender',
    facts: 'Email address · reference · date · service',
    text: 'Messages through the contact form arrive here. They stay open until someone marks them as done.',
  },
  answer: 'Answer by email',
  subject: (reference: string) => `Your message to us (${reference})`,
  done: 'Mark as done',
  reopen: 'Open again',
  marked: { open: 'The message is open again.', done: 'The message is done.' },
  phone: 'Phone',
  company: 'Company',
  service: 'About',
}

/** Copy of the subscribers' page. */
export const subscribers = {
  title: 'Subscribers',
  none: 'Nobody has subscribed yet.',
  sample: {
    title: 'Email address',
    facts: 'Date of the subscription',
    text: 'Addresses from the newsletter boxes of the site arrive here, as soon as they are confirmed.',
  },
  bounced: 'Receives no email: the mail server refused the address on',
  count: (number: number) => count(number, 'address', 'addresses'),
  erase: (email: string) => `Erase ${email}`,
  question: 'This ends the newsletter for the address. This person’s messages and applications stay.',
}

/** Copy of the start page. */
export const start = {
  title: 'What waits for you',
  first: 'This is your first visit.',
  since: 'Your last visit was on',
  nothing: 'Nothing waits for you.',
  newApplications: (number: number, job: string) => `${number === 1 ? 'new application' : 'new applications'}: ${job}`,
  silent: (state: string) => `waiting too long: ${state}`,
  silentText: `Their state has been the same for longer than the ${company.reviewTime} that candidates are promised.`,
  openMessages: (number: number) => (number === 1 ? 'open message' : 'open messages'),
  drafts: (number: number) => (number === 1 ? 'draft' : 'drafts'),
  studyDrafts: (number: number) => (number === 1 ? 'draft of a case study' : 'drafts of case studies'),
  articleDrafts: (number: number) => (number === 1 ? 'draft for the journal' : 'drafts for the journal'),
  dead: (number: number) => (number === 1 ? 'failed delivery' : 'failed deliveries'),
  deadText:
    'An email or a submission did not reach its recipient, and is not tried again. Whoever runs the site sees why with “npm run deliveries”.',
  arrived: (number: number) => `${number} since your last visit`,
  files: 'MB of files',
  filesText: ({ used, limit }: { used: number; limit: number }) =>
    `Applications from the last 24 hours contain ${used} MB of files. Above ${limit} MB, the site refuses applications until older ones are a day old. If they look genuine, ask whoever runs the site to raise CLAIMED_MB.`,
  scheduled: 'Scheduled',
  publishes: 'Goes online',
  subscribers: 'Newsletter',
  allSubscribers: (number: number) => (number === 1 ? 'subscriber' : 'subscribers'),
  changes: 'Latest changes',
  noChanges: 'Nobody has changed anything yet.',
}
