import { LOST } from './lost-sentences.ts'

const kept = 'What you typed is still here.'

const WAIT = '{wait}'

const sentences = {
  invalid: `Some answers need another look. ${kept}`,
  closed: 'This position is no longer open. The careers page lists the others.',
  refused: `The server did not accept this. ${kept} Check it and send again, or write to us by email.`,
  conflict: `An earlier version of this was already sent. ${kept} Send again to send it as it is now.`,
  malformed: `The form did not arrive in full. ${kept} Send it again.`,
  'cross-site': 'This form accepts answers from this site only. Open it here and send it again.',
  method: 'This address only receives forms. Open the page with the form, fill it in there and send it.',
  'too-large': 'A file may have at most 5MB. Choose a smaller one and send again.',
  'too-long': `This is longer than our server accepts. ${kept} Shorten it and send again.`,
  'unsupported-type': 'Only PDF, DOC and DOCX files are accepted. Choose another file and send again.',
  encrypted: 'One of your files opens only with a password. Save a copy without one and choose that.',
  empty: 'One of your files is empty. Choose another one and send again.',
  aborted: `Sending was interrupted. ${kept} Send it again.`,
  quota: `Too many files from your network are waiting for their applications. ${kept} Submit those applications, or send again in ${WAIT}.`,
  'day-quota': `Your network has sent as many files today as we can take from one. ${kept} So are your files, for a day. Send again later, or over another network, such as mobile data.`,
  'no-room': `Our server has no room for files at the moment. ${kept} Send again in ${WAIT}.`,
  'unsupported-media': `This did not reach our server as a form. ${kept} Send it again, or write to us by email.`,
  'too-slow': `Your connection was too slow to send this. ${kept} Send again with a better one, or choose smaller files.`,
  'rate-limited': `Too many forms were sent from your network. ${kept} Wait ${WAIT}, then send again.`,
  busy: `Our server is busy. ${kept} Send again in ${WAIT}.`,
  unreachable: `Our server could not be reached. ${kept} Send again in a minute.`,
  timeout: LOST.timeout,
  failed: `Our server could not store this. ${kept} Send again in a minute.`,
  unreadable: `We got an unexpected response from our server. ${kept} Send again: nothing is sent twice.`,
  unsupported: 'This is not available at the moment. Write to us by email instead.',
  unknown: `Something went wrong on our side. ${kept} Send again in a minute.`,
} as const

/** A placeholder that handlers replace with the email address, which browsers do not know. */
export const BY_EMAIL = 'us by email'

/** The ways in which a form can fail, apart from its answers. The set is closed. */
export type FailureCode = keyof typeof sentences

/** Returns the sentence about a failure, for handlers and browsers. `wait` is in seconds. */
export function toSentence(code: FailureCode, wait: number | null = null): string {
  return sentences[code].replace(WAIT, formatWait(wait ?? 60))
}

function formatWait(seconds: number): string {
  if (seconds === 1) return 'a second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 60) return 'an hour'
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** The body of a refusal: RFC 9457 problem details, with errors by field. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  code: FailureCode
  detail: string
  errors: Record<string, string>
}
