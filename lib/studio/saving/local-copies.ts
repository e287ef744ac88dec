import type { LocalBackup, LocalCopy, Stored } from './ports.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A copy that another page load left behind. */
export type FoundCopy<Content> = LocalCopy<Content> & { key: string }

const toPrefix = (subject: string) => `studio:${subject}:`

/** The key of one open page's copy of a subject ("post p1"); each page has its own. */
export const toCopyKey = (subject: string, page: string): string => `${toPrefix(subject)}${page}`

/** Keeps the copy of one open page. */
export function openCopies<Content>(storage: Storage, key: string): LocalBackup<Content> {
  return {
    keep(copy) {
      try {
        storage.setItem(key, JSON.stringify(copy))
        return true
      } catch {
        return false
      }
    },
    forget() {
      try {
        storage.removeItem(key)
      } catch {
        // Switched off: there is no copy.
      }
    },
  }
}

function readCopy<Content>(text: string | null, isContent: (value: unknown) => value is Content) {
  try {
    const { base, at, content } = JSON.parse(text ?? '') as Record<keyof LocalCopy<unknown>, unknown>
    const stored = base as Stored<Content>
    const isCopy = typeof stored.version === 'number' && isContent(stored.content)
    return isCopy && typeof at === 'number' && isContent(content) ? { base: stored, at, content } : null
  } catch {
    return null
  }
}

/** The copies that pages which are no longer open left of a subject, the latest first. */
export function findCopies<Content>(
  storage: Storage,
  subject: string,
  isOpen: (key: string) => boolean,
  isContent: (value: unknown) => value is Content,
): FoundCopy<Content>[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const left = keys.filter((key) => key.startsWith(toPrefix(subject)) && !isOpen(key))
  const found = left.flatMap((key) => {
    const copy = readCopy(storage.getItem(key), isContent)
    return copy ? [{ ...copy, key }] : []
  })
  return found.toSorted((one, other) => other.at - one.at)
}
