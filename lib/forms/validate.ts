import { cleanAnswer } from './clean-answer.ts'
import { formatDay, isPast, toIsoDate } from './date-text.ts'
import { isEmail, isPhoneShape, isWebAddress } from './rules.ts'
import type { FieldKind, FormErrors, FormField, FormValues } from './types.ts'

const isDate = (text: string) => toIsoDate(text) !== null

/** The rule for each kind of answer, the same in browsers and on the server. */
const shapes: Partial<Record<FieldKind, (text: string) => boolean>> = {
  email: isEmail,
  tel: isPhoneShape,
  url: isWebAddress,
  date: isDate,
}

function findPastDay({ kind, isFuture }: FormField, text: string): string | null {
  const day = kind === 'date' && isFuture ? toIsoDate(text) : null
  return day && isPast(day) ? `${formatDay(day)} is over. Enter a day that is still to come` : null
}

/** Returns the error of one answer, as a sentence that says what to do, or `null`. */
export function validateField(field: FormField, value: string): string | null {
  const text = cleanAnswer(field.kind, value).trim()
  if (text === '') return field.required ?? null
  if (field.max && text.length > field.max) {
    return `Shorten “${field.label}” to ${field.max} characters; it has ${text.length}`
  }
  if (field.options && !field.options.some((option) => option.value === text)) return 'Choose one of the answers'
  const isRight = shapes[field.kind]
  if (isRight && !isRight(text)) return field.invalid ?? `Check “${field.label}”`
  return findPastDay(field, text)
}

/** Returns the errors of a form by field name, in the order of its fields. */
export function validateFields(fields: readonly FormField[], values: FormValues): FormErrors {
  const errors: FormErrors = {}
  for (const field of fields) {
    const error = validateField(field, values[field.name] ?? '')
    if (error) errors[field.name] = error
  }
  return errors
}
