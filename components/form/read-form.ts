import type { FormValues } from '@/lib/forms/types'

/** Returns a form's values by name; several with one name become a list with commas. Leaves out files. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = [values[name], value].filter(Boolean).join(', ')
  }
  return values
}

/** Restores stored answers, but only into empty fields: the visitor may have started to type before React arrived. */
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
