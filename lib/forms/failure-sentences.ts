import { fileSentences } from './file-sentences.ts'
import { fillWait, KEPT, statusSentences, WAIT } from './status-sentences.ts'

const sentences = {
  ...statusSentences,
  ...fileSentences,
  method: 'This address only receives forms. Open the page with the form, fill it in there and send it.',
  closed: 'This position is no longer open. The careers page lists the others.',
  conflict: `An earlier version of this was already sent. ${KEPT} Send again to send it as it is now.`,
  encrypted: 'One of your files opens only with a password. Save a copy without one and choose that.',
  empty: 'One of your files is empty. Choose another one and send again.',
  aborted: `Sending was interrupted. ${KEPT} Send it again.`,
  quota: `Too many files from your network are waiting for their applications. ${KEPT} Submit those applications, or send again in ${WAIT}.`,
  'day-quota': `Your network has sent as many files today as we can take from one. ${KEPT} So are your files, for a day. Send again later, or over another network, such as mobile data.`,
  'no-room': `Our server has no room for files at the moment. ${KEPT} Send again in ${WAIT}.`,
  unreachable: `Our server could not be reached. ${KEPT} Send again in a minute.`,
  unsupported: 'This is not available at the moment. Write to us by email instead.',
} as const

/** A placeholder that handlers replace with the email address, which browsers do not know. */
export const BY_EMAIL = 'us by email'

/** Everything that can go wrong with a form apart from faulty answers. The set is closed. */
export type FailureCode = keyof typeof sentences

/** What to say of a failure; handlers answer with it, browsers show it. `wait` is in seconds. */
export function toSentence(code: FailureCode, wait: number | null = null): string {
  return fillWait(sentences[code], wait)
}

/** The body of a refusal: RFC 9457 problem details, with faults by field. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  code: FailureCode
  detail: string
  errors: Record<string, string>
}
