import type { FormErrors, FormField } from '@/lib/forms/types'

/** The server's faults as sentences, each with its field's label. */
export function toSentences(fields: readonly FormField[], errors: FormErrors = {}): FormErrors {
  const known = fields.flatMap(({ name, label }) => (errors[name] ? [[name, `${label} ${errors[name]}.`]] : []))
  return Object.fromEntries(known)
}
