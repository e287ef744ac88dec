export const KEPT = 'What you typed is still here.'

export const WAIT = '{wait}'

/** What can go wrong with a form, as far as the status of a response tells: a proxy may have answered instead of our handler. */
export const statusSentences = {
  invalid: `Some answers need another look. ${KEPT}`,
  refused: `The server did not accept this. ${KEPT} Check it and send again, or write to us by email.`,
  malformed: `The form did not arrive in full. ${KEPT} Send it again.`,
  'cross-site': 'This form accepts answers from this site only. Open it here and send it again.',
  'too-long': `This is longer than our server accepts. ${KEPT} Shorten it and send again.`,
  'unsupported-media': `This did not reach our server as a form. ${KEPT} Send it again, or write to us by email.`,
  'too-slow': `Your connection was too slow to send this. ${KEPT} Send again with a better one, or choose smaller files.`,
  'rate-limited': `Too many forms were sent from your network. ${KEPT} Wait ${WAIT}, then send again.`,
  busy: `Our server is busy. ${KEPT} Send again in ${WAIT}.`,
  timeout: `Our server did not answer in time. ${KEPT} Send again: nothing is sent twice.`,
  failed: `Our server could not store this. ${KEPT} Send again in a minute.`,
  unreadable: `We got an unexpected response from our server. ${KEPT} Send again: nothing is sent twice.`,
  unknown: `Something went wrong on our side. ${KEPT} Send again in a minute.`,
} as const

export type StatusCode = keyof typeof statusSentences

/** Puts the time to wait, in whole seconds, into a sentence. */
export function fillWait(sentence: string, wait: number | null): string {
  return sentence.replace(WAIT, formatWait(wait ?? 60))
}

function formatWait(seconds: number): string {
  if (seconds === 1) return 'a second'
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 60) return 'an hour'
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
