import type { FormValues } from '@/lib/forms/types'

/** The texts a form holds now, by name, several of one name as a list with commas; files are read where they are chosen. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = [values[name], value].filter(Boolean).join(', ')
  }
  return values
}

/** Puts kept answers back where nothing has been typed yet: before React arrived a person may have begun. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const element of form.elements) {
    const isControl =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    if (!isControl || !values[element.name] || element.type === 'hidden' || element.type === 'file') continue
    if (element.type === 'checkbox' && element instanceof HTMLInputElement) element.checked = true
    else if (element.value === '') element.value = values[element.name] ?? ''
  }
}
