import type { FormValues } from '../forms/types.ts'

/** The field that people never see. */
export const HONEYPOT_FIELD = 'website'

/** The field in which the browser tells for how many milliseconds the form was open. */
export const ELAPSED_FIELD = 'elapsed'

const FASTEST_MS = 3_000

/**
 * What makes a submission look like a program's. It is noted in the log beside the reference and never a reason to
 * refuse: password managers fill hidden fields, and some people paste quickly.
 */
export function getSpamSignals(values: FormValues): string[] {
  const elapsed = Number(values[ELAPSED_FIELD])
  return [
    ...(values[HONEYPOT_FIELD] ? ['honeypot-filled'] : []),
    ...(values[ELAPSED_FIELD] && elapsed < FASTEST_MS ? ['too-fast'] : []),
  ]
}
