import { company } from '../../content/company.ts'
import { BY_EMAIL, type FailureCode, type Problem, toSentence } from './failure-sentences.ts'
import type { FormErrors } from './types.ts'

type Answer = { status: number; title: string; retryAfter?: number }

/** The HTTP status, the title and the default wait of each failure. Browsers need only the sentences. */
const ANSWERS: Record<FailureCode, Answer> = {
  invalid: { status: 422, title: 'There is a problem' },
  closed: { status: 422, title: 'Position closed' },
  refused: { status: 422, title: 'Not accepted' },
  conflict: { status: 422, title: 'Sent twice with changes' },
  malformed: { status: 400, title: 'Not readable' },
  'cross-site': { status: 403, title: 'Sent from another site' },
  method: { status: 405, title: 'Method not allowed' },
  'too-large': { status: 413, title: 'Too large' },
  'too-long': { status: 413, title: 'Too long' },
  'unsupported-type': { status: 415, title: 'Wrong kind of file' },
  encrypted: { status: 422, title: 'Protected file' },
  empty: { status: 422, title: 'Empty file' },
  aborted: { status: 400, title: 'Interrupted' },
  quota: { status: 429, title: 'Too many files', retryAfter: 3_600 },
  'day-quota': { status: 429, title: 'Too many files today', retryAfter: 3_600 },
  'no-room': { status: 503, title: 'No room for files', retryAfter: 300 },
  'too-slow': { status: 408, title: 'Too slow' },
  'unsupported-media': { status: 415, title: 'Wrong kind of request' },
  'rate-limited': { status: 429, title: 'Too many at once' },
  busy: { status: 503, title: 'Busy', retryAfter: 30 },
  unreachable: { status: 502, title: 'Not reachable' },
  timeout: { status: 502, title: 'No answer' },
  failed: { status: 502, title: 'Server error' },
  unreadable: { status: 502, title: 'Unexpected response' },
  unsupported: { status: 502, title: 'Not available' },
  unknown: { status: 500, title: 'Error on our side' },
}

type Details = { errors?: FormErrors; detail?: string | null; retryAfter?: number | null }

/** The error of a form that was not accepted, for a reason that its sender may read. */
export class FormFailure extends Error {
  override name = 'FormFailure'
  readonly problem: Problem
  readonly retryAfter: number | null

  constructor(code: FailureCode, { errors = {}, detail, retryAfter }: Details = {}) {
    super(code)
    const { status, title, retryAfter: standard } = ANSWERS[code]
    this.retryAfter = retryAfter ?? standard ?? null
    const sentence = (detail ?? toSentence(code, this.retryAfter)).replace(BY_EMAIL, company.emails.hello)
    this.problem = { type: 'about:blank', code, status, title, detail: sentence, errors }
  }
}
