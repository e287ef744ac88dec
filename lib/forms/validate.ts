import { cleanAnswer } from './clean-answer.ts'
import { toIsoDate } from './date-text.ts'
import { isEmail, isPhoneShape, isWebAddress } from './rules.ts'
import type { FieldKind, FormErrors, FormField, FormValues } from './types.ts'

type Check = (text: string) => boolean

/** The check of each kind of answer. The server puts a better one in the place of `tel`. */
export type Checks = Partial<Record<FieldKind, Check>>

const isDate = (text: string) => toIsoDate(text) !== null

const shapes: Checks = { email: isEmail, tel: isPhoneShape, url: isWebAddress, date: isDate }

/** What is wrong with one answer, as a sentence that says what to do; null where nothing is. */
export function validateField(field: FormField, value: string, checks: Checks = {}): string | null {
  const text = cleanAnswer(field.kind, value).trim()
  if (text === '') return field.required ?? null
  if (field.max && text.length > field.max) {
    return `Shorten “${field.label}” to ${field.max} characters; it has ${text.length}`
  }
  if (field.options && !field.options.some((option) => option.value === text)) return 'Choose one of the answers'
  const isRight = checks[field.kind] ?? shapes[field.kind]
  return isRight && !isRight(text) ? (field.invalid ?? `Check “${field.label}”`) : null
}

/** What is wrong with a form, by field name, in the order of its fields. */
export function validateFields(fields: readonly FormField[], values: FormValues, checks?: Checks): FormErrors {
  const errors: FormErrors = {}
  for (const field of fields) {
    const error = validateField(field, values[field.name] ?? '', checks)
    if (error) errors[field.name] = error
  }
  return errors
}
