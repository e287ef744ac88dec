import { type Problem, ProblemError, type ProblemTable } from '../http/problem.ts'

const PROBLEMS = {
  'signed-out': {
    status: 401,
    title: 'You are not signed in.',
    detail: 'Enter the Studio again. If you cannot, ask an owner for a new invitation.',
  },
  'wrong-role': {
    status: 403,
    title: 'Your role does not include this.',
    detail: 'Ask an owner of the Studio.',
  },
  'other-site': {
    status: 403,
    title: 'This request did not come from the Studio.',
    detail: 'Open the Studio and try again there.',
  },
  'used-up': {
    status: 410,
    title: 'This link no longer works.',
    detail: 'Each link works once, and for a short time. Ask for a new one.',
  },
  'already-sent': {
    status: 409,
    title: 'This invitation was sent before.',
    detail: 'Create another one if the email did not arrive.',
  },
  'no-passkeys': {
    status: 409,
    title: 'This site cannot use passkeys.',
    detail: 'They need a host name and https. Ask whoever runs the server.',
  },
  'unknown-passkey': {
    status: 403,
    title: 'This passkey is not known here.',
    detail: 'It may have been removed. Enter another way, then add it again.',
  },
  'old-challenge': {
    status: 403,
    title: 'This took too long, or was sent before.',
    detail: 'Try again: each attempt works once, within five minutes.',
  },
  'refused-passkey': {
    status: 403,
    title: 'This passkey was refused.',
    detail: 'Its answer does not fit this site. Enter another way, remove the passkey, and add it again.',
  },
  missing: {
    status: 404,
    title: 'This no longer exists.',
    detail: 'Someone may have removed it. Go back to the list.',
  },
  conflict: {
    status: 409,
    title: 'Someone else saved this in the meantime.',
    detail: 'Your text is kept. Compare both versions, then keep one or merge them.',
  },
  'too-large': {
    status: 413,
    title: 'This is too large.',
    detail: 'Shorten it or use a smaller file.',
  },
  unreadable: {
    status: 400,
    title: 'The server could not read this request.',
    detail: 'Reload the page and try again.',
  },
  'no-mail': {
    status: 409,
    title: 'Email is not set up.',
    detail: 'Ask whoever runs the server.',
  },
  'too-late': {
    status: 409,
    title: 'It is too late: the email was sent.',
    detail: 'Nothing has changed.',
  },
  unanswered: {
    status: 409,
    title: 'Some candidates have no outcome yet.',
    detail: 'Open the job and decide for each of them under “Close the position”, or keep it open.',
  },
  'closed-job': {
    status: 409,
    title: 'This position is not open.',
    detail: 'Everyone who applied for it has an outcome. Open the position again first.',
  },
  'too-soon': {
    status: 409,
    title: 'An issue was sent within the last seven days.',
    detail: 'Readers are promised at most one a week. Send this one later.',
  },
  invalid: {
    status: 422,
    title: 'Some of this cannot be accepted.',
    detail: 'Correct the marked fields.',
  },
  limited: {
    status: 429,
    title: 'Too many requests.',
    detail: 'Wait a minute and try again.',
  },
  'too-many-links': {
    status: 429,
    title: 'Too many links were asked for.',
    detail: 'Use the one that came last, or wait ten minutes and ask again.',
  },
  'no-space': {
    status: 503,
    title: 'The server has no space left, so it cannot save.',
    detail: 'Keep this page open, and tell whoever runs the server. Your text is saved once there is space.',
  },
  unavailable: {
    status: 503,
    title: 'The server cannot save or read this now.',
    detail: 'Nothing is lost. Try again in a moment.',
  },
} as const

/** The reasons why a handler of the Studio refuses a request. The set is closed. */
export type StudioCode = keyof typeof PROBLEMS

/** A refusal, as the Studio's pages receive it. Its errors complete a sentence that begins with the field's label. */
export type StudioProblem = Problem<StudioCode>

type More = Partial<Pick<Problem, 'errors' | 'details'>>

const TABLE: ProblemTable<StudioCode> = PROBLEMS

export function toStudioProblem(code: StudioCode, { errors = {}, details }: More = {}): StudioProblem {
  const { status, title, detail } = TABLE[code]
  return { type: 'about:blank', status, code, title, detail, errors, details }
}

/** Thrown to refuse a request of the Studio. */
export class StudioFailure extends ProblemError<StudioCode> {
  override name = 'StudioFailure'

  constructor(code: StudioCode, more?: More) {
    super(toStudioProblem(code, more))
  }
}

/** Creates the error for Kysely's `executeTakeFirstOrThrow`. */
export const missing = () => new StudioFailure('missing')
