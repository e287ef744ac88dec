export const HONEYPOT_FIELD = 'website'

/** The field in which the browser reports for how many milliseconds the form was open. */
export const ELAPSED_FIELD = 'elapsed'

const FASTEST_MS = 3_000

/** Signs of a program: it filled the field that people never see, or sent within three seconds. */
export const SPAM_SIGNALS = ['honeypot-filled', 'too-fast'] as const
export type SpamSignal = (typeof SPAM_SIGNALS)[number]

/** Stored with the signs if the sender has applied for the position before. It is no sign of a program. */
export const APPLIED_BEFORE = 'applied-before'

/** Finds signs of a program. They are never a reason to refuse: password managers fill hidden fields. */
export function getSpamSignals(values: Readonly<Record<string, string | undefined>>): SpamSignal[] {
  const elapsed = Number(values[ELAPSED_FIELD])
  const isFast = Boolean(values[ELAPSED_FIELD]) && elapsed < FASTEST_MS
  return SPAM_SIGNALS.filter((signal) => (signal === 'too-fast' ? isFast : values[HONEYPOT_FIELD]))
}
