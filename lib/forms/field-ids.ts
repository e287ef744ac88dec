/** The element ids of a form field's parts. Components and pages that a handler fills in share them. */
export type FieldIds = { control: string; hint: string; error: string }

/** Returns the ids of the field `name`; the prefix `form` separates two forms on one page. */
export function toFieldIds(name: string, form = 'field'): FieldIds {
  const control = `${form}-${name}`
  return { control, hint: `${control}-hint`, error: `${control}-error` }
}
