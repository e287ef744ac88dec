/** Answers by field name. A ticked box is 'yes', an empty one ''; a list is one text with commas. */
export type FormValues = Record<string, string>

/** Sentences by field name. Each one says what to do. */
export type FormErrors = Record<string, string>

/** The kind of a question, which decides its control and the check of its answer. */
export type FieldKind = 'text' | 'email' | 'tel' | 'url' | 'date' | 'area' | 'select' | 'checkbox' | 'skills' | 'file'

/** A question of a form. The page and the checks in browser and server are generated from it. */
export type FormField = {
  name: string
  kind: FieldKind
  label: string
  hint?: string
  links?: readonly { label: string; href: string }[]
  /** The error for a missing answer; absent if the question is optional. */
  required?: string
  invalid?: string
  max?: number
  options?: readonly { value: string; label: string }[]
  blank?: string
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric'
  spellCheck?: boolean
  /** True for a day that must not be in the past. */
  isFuture?: boolean
  /** The site that an address should belong to; another one gets advice, not an error. */
  site?: string
}
