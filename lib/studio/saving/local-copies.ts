/** The server's content, and who stored it. `updatedAt` is ISO 8601. */
export type Stored<Content> = { version: number; updatedAt: string; updatedBy: string; content: Content }

/** Text that the server may not have, the version that it changes, and when it was typed, in ms since 1970. */
export type LocalCopy<Content> = { base: Stored<Content>; at: number; content: Content }

/** A copy of a page that was closed. */
export type FoundCopy<Content> = LocalCopy<Content> & { key: string }

const toPrefix = (subject: string) => `studio:${subject}:`

/** Returns the key of an open page's copy of a subject such as "post p1". Each page has a separate one. */
export const toCopyKey = (subject: string, page: string): string => `${toPrefix(subject)}${page}`

/** Stores a copy in this browser. Returns false if the browser has no room or does not allow it. */
export function keepCopy<Content>(key: string, copy: LocalCopy<Content>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

/** Removes a copy. If the browser does not allow storage, there is none. */
export function removeCopy(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

/** Returns whether a value has the parts of `sample`. An earlier version of the site may have stored others. */
function isAlike<Content extends object>(value: unknown, sample: Content): value is Content {
  if (typeof value !== 'object' || value === null) return false
  const parts = value as Record<string, unknown>
  return Object.entries(sample).every(([name, part]) => typeof parts[name] === typeof part)
}

function readCopy<Content extends object>(key: string, sample: Content): FoundCopy<Content>[] {
  try {
    const { base, at, content } = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>
    const stored = base as Stored<unknown>
    const isCopy = typeof stored.version === 'number' && typeof at === 'number'
    if (!isCopy || !isAlike(stored.content, sample) || !isAlike(content, sample)) return []
    return [{ key, base: { ...stored, content: stored.content }, at, content }]
  } catch {
    return []
  }
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Returns the copies of a subject, latest first, without those of `openPages`. They have the parts of `sample`. */
export function findCopies<Content extends object>(
  subject: string,
  openPages: readonly string[],
  sample: Content,
): FoundCopy<Content>[] {
  const open = openPages.map((page) => toCopyKey(subject, page))
  const keys = listKeys().filter((key) => key.startsWith(toPrefix(subject)) && !open.includes(key))
  return keys.flatMap((key) => readCopy(key, sample)).toSorted((one, other) => other.at - one.at)
}
