/** Everything that can go wrong on the way of a form, apart from faulty answers. The set is closed. */
export type FailureCode =
  | 'invalid'
  | 'closed'
  | 'refused'
  | 'conflict'
  | 'malformed'
  | 'cross-site'
  | 'method'
  | 'too-large'
  | 'too-long'
  | 'unsupported-type'
  | 'encrypted'
  | 'empty'
  | 'aborted'
  | 'unsupported-media'
  | 'rate-limited'
  | 'busy'
  | 'unreachable'
  | 'timeout'
  | 'failed'
  | 'unreadable'
  | 'unsupported'
  | 'unknown'

type Failure = { status: number; title: string; detail: string }

const kept = 'What you typed is still here.'

/** Stands for the time that a server asks to wait. */
const WAIT = '{wait}'

const failures: Record<FailureCode, Failure> = {
  invalid: { status: 422, title: 'There is a problem', detail: `Some answers need another look. ${kept}` },
  closed: {
    status: 422,
    title: 'Position closed',
    detail: 'This position is no longer open. The careers page lists the others.',
  },
  refused: { status: 422, title: 'Not accepted', detail: `The server did not accept this. ${kept}` },
  conflict: {
    status: 422,
    title: 'Sent twice with changes',
    detail: `An earlier version of this was already sent. ${kept} Send again to send it as it is now.`,
  },
  malformed: { status: 400, title: 'Not readable', detail: `The form did not arrive whole. ${kept} Send it again.` },
  'cross-site': {
    status: 403,
    title: 'Sent from another site',
    detail: 'This form takes answers from this site only. Open the page here and send it again.',
  },
  method: { status: 405, title: 'Method not allowed', detail: 'This address takes forms that are sent with POST.' },
  'too-large': {
    status: 413,
    title: 'Too large',
    detail: 'A file may have at most 5 MB. Choose a smaller one and send again.',
  },
  'too-long': {
    status: 413,
    title: 'Too long',
    detail: `This is longer than our server takes. ${kept} Shorten it and send again.`,
  },
  'unsupported-type': {
    status: 415,
    title: 'Wrong kind of file',
    detail: 'Only PDF, DOC and DOCX files can be taken. Choose another file and send again.',
  },
  encrypted: {
    status: 422,
    title: 'Protected file',
    detail: 'A file opens only with a password. Save a copy without one and choose that.',
  },
  empty: { status: 422, title: 'Empty file', detail: 'A file is empty. Choose another one and send again.' },
  aborted: { status: 400, title: 'Interrupted', detail: `The sending was interrupted. ${kept} Send it again.` },
  'unsupported-media': {
    status: 415,
    title: 'Wrong kind of request',
    detail: `This did not reach our server as a form. ${kept} Send it again, or write to us by e-mail.`,
  },
  'rate-limited': {
    status: 429,
    title: 'Too many at once',
    detail: `Too many were sent from your network. ${kept} Wait ${WAIT}, then send again.`,
  },
  busy: { status: 503, title: 'Busy', detail: `The server asks for a little time. ${kept} Send again in ${WAIT}.` },
  unreachable: {
    status: 502,
    title: 'Not reachable',
    detail: `Our server could not be reached. ${kept} Send again in a minute.`,
  },
  timeout: {
    status: 502,
    title: 'No answer',
    detail: `Our server did not answer in time. ${kept} Send again: nothing is sent twice.`,
  },
  failed: {
    status: 502,
    title: 'Server fault',
    detail: `Our server could not store this. ${kept} Send again in a minute.`,
  },
  unreadable: {
    status: 502,
    title: 'Unclear answer',
    detail: `Our server answered something unclear. ${kept} Send again: nothing is sent twice.`,
  },
  unsupported: {
    status: 502,
    title: 'Not available',
    detail: 'This is not available at the moment. Write to us by e-mail instead.',
  },
  unknown: {
    status: 500,
    title: 'Fault on our side',
    detail: `Something broke on our side. ${kept} Send again in a minute.`,
  },
}

/** HTTP status, title and sentence of a failure; handlers answer with them, browsers show them. `wait` is in seconds. */
export function getFailure(code: FailureCode, wait: number | null = null): Failure {
  const failure = failures[code]
  return { ...failure, detail: failure.detail.replace(WAIT, formatWait(wait ?? 60)) }
}

function formatWait(seconds: number): string {
  if (seconds === 1) return 'a second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** What a handler answers when it did not do what it was asked: RFC 9457 problem details, with faults by field. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  code: FailureCode
  detail: string
  errors: Record<string, string>
}
