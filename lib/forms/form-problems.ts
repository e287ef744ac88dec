import type { Problem, ProblemTable } from '../http/problem.ts'
import { LOST } from './lost-sentences.ts'

const KEPT = 'What you typed is still here.'
const WAIT = '{wait}'

/** A placeholder for the email address, which browsers do not know. Handlers replace it. */
export const BY_EMAIL = 'us by email'

const PROBLEMS = {
  invalid: {
    status: 422,
    title: 'There is a problem',
    detail: `Some answers need another look. ${KEPT}`,
  },
  closed: {
    status: 422,
    title: 'Position closed',
    detail: 'This position is no longer open. The careers page lists the others.',
  },
  changed: {
    status: 422,
    title: 'The questions have changed',
    detail: `The questions have changed since you opened this page. ${KEPT} Reload the page to see the new ones.`,
  },
  refused: {
    status: 422,
    title: 'Not accepted',
    detail: `Our server did not accept this. ${KEPT} Change your answers or choose other files, then send again. If that does not help, write to ${BY_EMAIL}.`,
  },
  conflict: {
    status: 422,
    title: 'Sent twice with changes',
    detail: `An earlier version of this was already sent. ${KEPT} Send again to send it as it is now.`,
  },
  malformed: {
    status: 400,
    title: 'Not readable',
    detail: `The form did not arrive in full. ${KEPT} Send it again.`,
  },
  'cross-site': {
    status: 403,
    title: 'Sent from another site',
    detail: 'This form accepts answers from this site only. Open it here and send it again.',
  },
  method: {
    status: 405,
    title: 'Nothing was sent',
    detail:
      'There is no page at this address: it only receives a form. Open the form, fill it in, and send it from there.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    detail: 'A file may have at most 5MB. Choose a smaller one and send again.',
  },
  'too-long': {
    status: 413,
    title: 'Too long',
    detail: `This is longer than our server accepts. ${KEPT} Shorten it and send again.`,
  },
  'unsupported-type': {
    status: 415,
    title: 'Wrong kind of file',
    detail: 'Only PDF, DOC and DOCX files are accepted. Choose another file and send again.',
  },
  encrypted: {
    status: 422,
    title: 'Protected file',
    detail: 'One of your files opens only with a password. Save a copy without one and choose that.',
  },
  empty: {
    status: 422,
    title: 'Empty file',
    detail: 'One of your files is empty. Choose another one and send again.',
  },
  aborted: {
    status: 400,
    title: 'Interrupted',
    detail: `Sending was interrupted. ${KEPT} Send it again.`,
  },
  quota: {
    status: 429,
    title: 'Too many files',
    detail: `Too many files from your network are waiting for their applications. ${KEPT} Submit those applications, or send again in ${WAIT}.`,
    retryAfter: 3_600,
  },
  'day-quota': {
    status: 429,
    title: 'Too many files today',
    detail: `Your network has sent as many files today as we can take from one. ${KEPT} So are your files, for a day. Send again later, or over another network, such as mobile data.`,
    retryAfter: 3_600,
  },
  'no-room': {
    status: 503,
    title: 'No room for files',
    detail: `Our server has no room for files at the moment. ${KEPT} Send again in ${WAIT}.`,
    retryAfter: 300,
  },
  'unsupported-media': {
    status: 415,
    title: 'Wrong kind of request',
    detail: `This did not reach our server as a form. ${KEPT} Send it again, or write to ${BY_EMAIL}.`,
  },
  'too-slow': {
    status: 408,
    title: 'Too slow',
    detail: `Your connection was too slow to send this. ${KEPT} Send again with a better one, or choose smaller files.`,
  },
  'rate-limited': {
    status: 429,
    title: 'Too many at once',
    detail: `Too many forms were sent from your network. ${KEPT} Wait ${WAIT}, then send again.`,
  },
  busy: {
    status: 503,
    title: 'Busy',
    detail: `Our server is busy. ${KEPT} Send again in ${WAIT}.`,
    retryAfter: 30,
  },
  unreachable: {
    status: 502,
    title: 'Not reachable',
    detail: `Our server could not be reached. ${KEPT} Send again in a minute.`,
  },
  timeout: {
    status: 502,
    title: 'No answer',
    detail: LOST.timeout,
  },
  failed: {
    status: 502,
    title: 'Server error',
    detail: `Our server could not store this. ${KEPT} Send again in a minute.`,
  },
  unreadable: {
    status: 502,
    title: 'Unexpected response',
    detail: `We got an unexpected response from our server. ${KEPT} Send again: nothing is sent twice.`,
  },
  unsupported: {
    status: 502,
    title: 'Not available',
    detail: `This is not available at the moment. Write to ${BY_EMAIL} instead.`,
  },
  unknown: {
    status: 500,
    title: 'Error on our side',
    detail: `Something went wrong on our side. ${KEPT} Send again in a minute.`,
  },
} as const

/** Every problem that a form can have. The set is closed. */
export type FailureCode = keyof typeof PROBLEMS

export type FormProblem = Problem<FailureCode>

/** Every problem of a form, with what its sender can do about it. Handlers respond with it, and browsers show it. */
export const FORM_PROBLEMS: ProblemTable<FailureCode> = PROBLEMS

/** Returns the sentence about a problem. `wait` is in seconds. */
export const toSentence = (code: FailureCode, wait: number | null = null): string =>
  FORM_PROBLEMS[code].detail.replace(WAIT, formatWait(wait ?? 60))

function formatWait(seconds: number): string {
  if (seconds === 1) return 'a second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 60) return 'an hour'
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
