/** Element ids of a form field's parts, the same in components and in pages filled in by a handler. */
export type FieldIds = { control: string; hint: string; error: string }

/** Makes the ids of the field `name`; `form` keeps two forms on one page apart. */
export function toFieldIds(name: string, form = 'field'): FieldIds {
  const control = `${form}-${name}`
  return { control, hint: `${control}-hint`, error: `${control}-error` }
}
