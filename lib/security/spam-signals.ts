/** The name of a field that people do not see. */
export const HONEYPOT_FIELD = 'website'

/** The field that holds for how many milliseconds the form was open. */
export const ELAPSED_FIELD = 'elapsed'

const MIN_MS = 3_000

/** Signs of a bot: it filled in the hidden field, or sent the form within three seconds. */
export const SPAM_SIGNALS = ['honeypot-filled', 'too-fast'] as const
export type SpamSignal = (typeof SPAM_SIGNALS)[number]

/** Stored with the signals if the same address has applied for the position before. It does not indicate a bot. */
export const APPLIED_BEFORE = 'applied-before'

/** The field of an application that an assistant filled in, and its mark beside the signals. It does not indicate a bot. */
export const ASSISTED = 'assisted'

/**
 * Returns the signs of a bot in a form. They are not a reason to refuse it: password managers fill in hidden fields.
 */
export function getSpamSignals(values: Readonly<Record<string, string | undefined>>): SpamSignal[] {
  const elapsed = Number(values[ELAPSED_FIELD])
  const isFast = Boolean(values[ELAPSED_FIELD]) && elapsed < MIN_MS
  return SPAM_SIGNALS.filter((signal) => (signal === 'too-fast' ? isFast : values[HONEYPOT_FIELD]))
}
