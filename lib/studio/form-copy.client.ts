import type { FormValues } from '../forms/types.ts'

/** The content of an unsaved form, its time (ISO), and the version that it changes. */
export type FormCopy = { at: string; version: number; values: FormValues }

const toKey = (form: string) => `studio:form:${form}`

const isCopy = (value: unknown): value is FormCopy => {
  const { at, version, values } = (value ?? {}) as Partial<Record<keyof FormCopy, unknown>>
  return (
    typeof at === 'string' &&
    typeof version === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((each) => typeof each === 'string')
  )
}

/** The copy of a form in this browser, or null. */
export function readFormCopy(form: string): FormCopy | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(toKey(form)) ?? 'null')
    return isCopy(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps what a form holds in this browser; null forgets it. Does nothing where storage is full or switched off. */
export function keepFormCopy(form: string, copy: Omit<FormCopy, 'at'> | null): void {
  try {
    if (!copy) localStorage.removeItem(toKey(form))
    else localStorage.setItem(toKey(form), JSON.stringify({ at: new Date().toISOString(), ...copy } satisfies FormCopy))
  } catch {}
}
