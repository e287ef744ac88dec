/** Why the data cannot be used, in words that a log and `/readyz` may say. */
export type Trouble =
  | 'database damaged'
  | 'database busy'
  | 'data folder gone'
  | 'data folder not usable'
  | 'no space'
  | 'file store away'

const BY_SQLITE: Record<number, [name: string, trouble: Trouble]> = {
  5: ['SQLITE_BUSY', 'database busy'],
  6: ['SQLITE_LOCKED', 'database busy'],
  8: ['SQLITE_READONLY', 'data folder not usable'],
  10: ['SQLITE_IOERR', 'data folder not usable'],
  11: ['SQLITE_CORRUPT', 'database damaged'],
  13: ['SQLITE_FULL', 'no space'],
  14: ['SQLITE_CANTOPEN', 'data folder not usable'],
  26: ['SQLITE_NOTADB', 'database damaged'],
}

const BY_SYSTEM: Record<string, Trouble> = {
  ENOSPC: 'no space',
  EDQUOT: 'no space',
  EACCES: 'data folder not usable',
  EPERM: 'data folder not usable',
  EROFS: 'data folder not usable',
  EIO: 'data folder not usable',
  FILES_UNREACHABLE: 'file store away',
  FILES_REFUSED: 'file store away',
  ENOENT: 'data folder gone',
}

/** The database that was opened is no longer the file at its path. */
export class DataGoneError extends Error {
  override name = 'DataGoneError'
  readonly code = 'ENOENT'
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** SQLite's own code of an error, without what it adds to it: 5 for SQLITE_BUSY_SNAPSHOT too. Null for other errors. */
export function getSqliteCode(error: unknown): number | null {
  return isObject(error) && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null
}

/** What an error, or the error behind it, says about the data; null where it says nothing. Holds no text of the error. */
export function findTrouble(error: unknown): { trouble: Trouble; code: string } | null {
  if (!isObject(error)) return null
  const [name, trouble] = BY_SQLITE[getSqliteCode(error) ?? -1] ?? []
  if (name && trouble) return { trouble, code: name }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = BY_SYSTEM[code]
  if (known) return { trouble: known, code }
  return 'cause' in error ? findTrouble(error.cause) : null
}
