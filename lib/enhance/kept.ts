/** A page that a reader saved on this device: an address of this site and its title. */
export type Kept = { href: string; title: string }

/** The stored text may be anything; only addresses of this site are followed. */
const isKept = (entry: Partial<Kept> | null) =>
  typeof entry?.title === 'string' && /^\/(?![/\\])/.test(String(entry.href))

/** Reads a list from localStorage, newest first. Empty if nothing readable is stored. */
export function readKept(list: string): Kept[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(list) ?? '[]')
    return Array.isArray(value) ? (value as Kept[]).filter(isKept) : []
  } catch {
    return []
  }
}

/** Stores a list. Throws if the browser blocks storage. */
export function storeKept(list: string, kept: readonly Kept[]): void {
  localStorage.setItem(list, JSON.stringify(kept))
}
