import type { FormValues } from '../forms/types.ts'
import { stepFields } from './fields.ts'

const STORE = 'last-application'

/** Questions about the person. The others concern one position, and files belong to one application. */
const PERSONAL = [...stepFields.personal, ...stepFields.professional].map(({ name }) => name).concat('skills')

/** Returns the personal answers of the last application sent from this device; `null` if none are stored. */
export function readLastAnswers(): FormValues | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
  } catch {
    return null
  }
}

const APPLIED = 'applied'

/** The number of remembered positions. The oldest is dropped first. */
const MAX_APPLIED = 50

function readApplied(): [token: string, day: string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(APPLIED) ?? '[]')
    return Array.isArray(kept) ? (kept.filter(Array.isArray) as [string, string][]) : []
  } catch {
    return []
  }
}

/** Returns the day (YYYY-MM-DD) of the last application for this position from this device; `null` if there was none. */
export function readAppliedDay(token: string): string | null {
  const [, day] = readApplied().findLast(([known]) => known === token) ?? []
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}

/** Remembers on this device that an application for this position was sent today. */
export function keepApplied(token: string): void {
  const others = readApplied().filter(([known]) => known !== token)
  const all = [...others, [token, new Date().toISOString().slice(0, 10)]].slice(-MAX_APPLIED)
  try {
    localStorage.setItem(APPLIED, JSON.stringify(all))
  } catch {
    // Storage is full or switched off.
  }
}

/**
 * Stores the personal answers on this device for the next application. `null` removes them and the remembered
 * positions.
 */
export function keepLastAnswers(values: FormValues | null): void {
  try {
    if (!values) {
      localStorage.removeItem(STORE)
      localStorage.removeItem(APPLIED)
      return
    }
    const personal = PERSONAL.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(personal)))
  } catch {
    // Storage is full or switched off: the next application starts empty.
  }
}
