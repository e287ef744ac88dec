import { company } from './company.ts'

const { name, emails } = company

/** The copy of interviews on the candidate's page. `{…}` is replaced. */
export const interviewCopy = {
  title: 'Interview',
  /** For an application with several. */
  numbered: 'Interview {number}',
  proposed: 'Please choose the time that suits you best.',
  times: 'Times',
  choose: 'Choose this time',
  get lapsed() {
    return `The proposed times have passed. We propose others soon. Nothing from us yet? Write to ${emails.careers}.`
  },
  picked: 'You have chosen a time. We look forward to talking with you.',
  past: 'This interview is over. Thank you for your time.',
  cancelled: 'This interview was cancelled.',
  time: 'Time',
  yourTime: 'Your time',
  length: 'Length',
  minutes: '{minutes} minutes',
  place: 'Place',
  link: 'Link',
  people: 'With',
  calendar: 'Add it to your calendar',
  calendarNote: 'A file for any calendar program (.ics)',
  ask: {
    proposed: 'None of these times suits me',
    picked: 'I need another time',
    text: 'We get a message, and propose others. You can still choose one of these in the meantime.',
    pickedText: 'We get a message, and write to you. Until then, the chosen time stays as it is.',
    label: 'Which times would suit you?',
    button: 'Ask for other times',
  },
  asked: 'You asked for other times. We write to you as soon as we can.',
  askedWords: 'You wrote:',
  zone: {
    open: 'Show the times in my time zone',
    label: 'Time zone',
    hint: 'Named after a city near you',
    button: 'Show the times',
  },
  /** For a press on a page that is out of date. */
  refused: {
    changed:
      'This can no longer be chosen: the time has passed, or something has changed. Open the page again to see how it is now.',
    notChosen: 'Choose one of the times first.',
  },
} as const

const CLOSE = `With kind regards,\n${name}`

/** The emails about interviews to candidates: paragraphs, separated by empty lines. `{…}` is replaced. */
export const interviewMails = {
  'interview-proposed': {
    subject: 'When can we talk? {job}',
    text: `Dear {name},\n\nWe would like to talk with you about your application for “{job}”. It takes about {minutes} minutes. Which of these times suits you?\n\n{times}\n\n{where}\n\nOpen the page of your application and choose one, or ask for others. You do not need an account.\n\n${CLOSE}`,
    button: 'Choose a time',
  },
  'interview-confirmed': {
    subject: 'Your interview: {job}',
    text: `Dear {name},\n\nThank you. Your interview about “{job}” is fixed:\n\n{times}\n\n{where}\n\nThe invitation for your calendar is attached. If something comes up, open the page of your application and ask for another time.\n\n${CLOSE}`,
    button: 'Open your application',
  },
  'interview-moved': {
    subject: 'Your interview has a new time: {job}',
    text: `Dear {name},\n\nYour interview about “{job}” has changed. This is how it is now:\n\n{times}\n\n{where}\n\nThe attached invitation replaces the earlier one in your calendar. If the new time does not suit you, open the page of your application and ask for another one.\n\n${CLOSE}`,
    button: 'Open your application',
  },
  'interview-cancelled': {
    subject: 'Your interview was cancelled: {job}',
    text: `Dear {name},\n\nThe interview about “{job}” does not take place.\n\n{times}\n\nQuestions? Reply to this email.\n\n${CLOSE}`,
    button: 'Open your application',
  },
} as const

/** The emails about interviews to the company's people. */
export const interviewNotices = {
  picked: {
    subject: 'Interview fixed: {job}',
    text: '{name} chose a time for the interview about “{job}”. The invitation for your calendar is attached.',
  },
  moved: {
    subject: 'Interview moved: {job}',
    text: 'The interview with {name} about “{job}” has changed. The attached invitation replaces the earlier one in your calendar.',
  },
  cancelled: {
    subject: 'Interview cancelled: {job}',
    text: 'The interview about “{job}” does not take place. The attached file takes it out of your calendar.',
  },
  asked: {
    subject: 'Other times wanted: {job}',
    text: 'The candidate of the application {reference} for “{job}” asks for other times for the interview.',
  },
} as const

/** The lines about an interview in emails, and the button of those to the company. */
export const interviewLines = {
  time: 'Time: {time}',
  place: 'Place: {place}',
  link: 'Link: {link}',
  people: 'With: {people}',
  button: 'Open the application',
} as const

/** The titles of entries in calendars. One that is cancelled does not name the candidate. */
export const calendarTitles = {
  candidate: `Interview with ${name}: {job}`,
  company: 'Interview with {name}: {job}',
  cancelled: 'Cancelled interview: {job}',
} as const
