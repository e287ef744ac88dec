/** What this tab keeps under a name, as JSON; null where nothing is kept, or storage is switched off. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value for this tab; null lets it go. Storage that is full or switched off costs the protection, not the form. */
export function keep(name: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value))
    else sessionStorage.removeItem(name)
  } catch {
    // Nothing to do: the page itself still holds what was typed.
  }
}
