/** What a person typed, by field name. A ticked box is 'yes', an empty one ''; a list is one text with commas. */
export type FormValues = Record<string, string>

/** A sentence by field name that says what to do. */
export type FormErrors = Record<string, string>

/** How a question is asked, and which check its answer gets. */
export type FieldKind = 'text' | 'email' | 'tel' | 'url' | 'date' | 'area' | 'select' | 'checkbox' | 'skills' | 'file'

/** One question of a form, as data: the page, the checks in the browser and the checks on the server are made from it. */
export type FormField = {
  name: string
  kind: FieldKind
  label: string
  hint?: string
  links?: readonly { label: string; href: string }[]
  /** What to do about a missing answer; absent where the question is optional. */
  required?: string
  invalid?: string
  max?: number
  options?: readonly { value: string; label: string }[]
  blank?: string
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric'
  spellCheck?: boolean
  /** A day that must not be in the past. */
  isFuture?: boolean
  /** The site that an address belongs to; another one is questioned, not refused. */
  site?: string
}
