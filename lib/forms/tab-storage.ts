/** Reads a value that this tab stored as JSON; `null` if there is none or storage is switched off. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value for this tab; `null` removes it. */
export function keep(name: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value))
    else sessionStorage.removeItem(name)
  } catch {
    // Storage is full or switched off, but the page itself still holds what was typed.
  }
}
