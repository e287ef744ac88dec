import type { FormValues } from '../forms/types.ts'
import { stepFields } from './fields.ts'

const STORE = 'last-application'

/** Questions about the person. The others are about one position, and files go with one application. */
const PERSONAL = [...stepFields.personal, ...stepFields.professional].map(({ name }) => name).concat('skills')

/** The personal answers of the last application that was sent from this device; null where none are kept. */
export function readLastAnswers(): FormValues | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
  } catch {
    return null
  }
}

/** Keeps the personal answers on this device for the next application; null forgets them. */
export function keepLastAnswers(values: FormValues | null): void {
  try {
    if (!values) {
      localStorage.removeItem(STORE)
      return
    }
    const personal = PERSONAL.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(personal)))
  } catch {
    // Storage is full or switched off: the next application begins empty.
  }
}
