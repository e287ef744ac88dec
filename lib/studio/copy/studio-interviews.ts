import { company } from '../../../content/company.ts'
import { INTERVIEW_LIMITS, type InterviewStatus } from '../../applications/interview-times.ts'

const { minMinutes, maxMinutes, people, times } = INTERVIEW_LIMITS

/** What is wrong with a plan. Each completes a sentence that begins with the field's label. */
export const interviewProblems = {
  time: 'must be in the future, and within a year',
  noTime: 'need at least one',
  tooMany: `may be at most ${times}`,
  minutes: `must be from ${minMinutes} to ${maxMinutes} minutes`,
  link: 'must begin with https://',
  people: `may have at most ${people} lines`,
  names: 'must have a name on each line',
  where: 'or a link is required',
  impossible: 'cannot be proposed: the application is decided, the interview is over, or there are too many',
} as const

/** Copy about interviews. */
export const interviews = {
  title: 'Interviews',
  none: 'No interview is planned.',
  open: 'Propose times',
  statuses: {
    proposed: 'Times proposed',
    lapsed: 'The proposed times have passed',
    picked: 'Fixed',
    past: 'Over',
    cancelled: 'Cancelled',
  } satisfies Record<InterviewStatus, string>,
  length: (minutes: number) => `${minutes} minutes`,
  asked: 'The candidate asks for other times.',
  askedWords: 'In the candidate’s words:',
  zone: 'The candidate’s time zone:',
  fields: {
    times: 'Times',
    time: (number: number) => `Time ${number}`,
    newTime: 'New time',
    timeHint: company.hours.zoneLabel,
    minutes: 'Length in minutes',
    place: 'Place',
    placeHint: 'Address and room, or a telephone number.',
    link: 'Link to the call',
    linkHint: 'It begins with https://',
    people: 'People who take part',
    peopleHint: 'One on each line: a name, and after a comma an email address if the person should get the invitation.',
  },
  move: 'Also move the application to “Interview”',
  text: `The candidate chooses one of up to ${times} times on the page of the application, or asks for others.`,
  propose: 'Propose',
  proposeOthers: 'Propose other times',
  moveTime: 'Move to another time',
  moveText:
    'The candidate and the people who take part get a new invitation at once. It replaces the one in their calendars.',
  moveButton: 'Move the interview',
  cancel: 'Cancel the interview',
  cancelTitle: 'Cancel the interview?',
  keep: 'Keep it',
  cancelText: 'The candidate gets a mail at once. If the time was fixed, it disappears from all calendars.',
  cancelButton: 'Cancel it now',
  calendar: 'Calendar file',
  proposed: 'The times are on the candidate’s page.',
  moved: 'The interview has a new time.',
  cancelled: 'The interview is cancelled.',
  coming: 'Interviews',
  wanted: 'asks for other times',
} as const
