/** Why the data cannot be used, in words that are safe for logs and `/readyz`. */
type Trouble =
  | 'database away'
  | 'database damaged'
  | 'database busy'
  | 'database newer than the site'
  | 'database refuses access'
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
  NEWER_DATABASE: 'database newer than the site',
  ECONNREFUSED: 'database away',
  ECONNRESET: 'database away',
  EHOSTUNREACH: 'database away',
  ENETUNREACH: 'database away',
  ENOTFOUND: 'database away',
  EAI_AGAIN: 'database away',
  EPIPE: 'database away',
  ETIMEDOUT: 'database away',
}

/** By PostgreSQL's error code or class (its manual, appendix A). */
const BY_POSTGRES: Record<string, Trouble> = {
  '08': 'database away',
  '28': 'database refuses access',
  '3D': 'database refuses access',
  '42501': 'database refuses access',
  '40': 'database busy',
  '53': 'database busy',
  '53100': 'no space',
  '55P03': 'database busy',
  '57': 'database away',
  '57014': 'database busy',
  '58': 'database damaged',
  XX: 'database damaged',
}

/** The PostgreSQL driver's messages that have no code. */
const SILENCE = /^(?:Connection terminated|Query read timeout|timeout e|Client has encountered a connection error)/

/** The open database is no longer the file at its path. */
export class DataGoneError extends Error {
  override name = 'DataGoneError'
  readonly code = 'ENOENT'
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** SQLite's primary error code without the extension: 5 for SQLITE_BUSY_SNAPSHOT too. Null for other errors. */
export function getSqliteCode(error: unknown): number | null {
  return isObject(error) && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null
}

/** A later version of the site made the database; the message is for the operator. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
  readonly code = 'NEWER_DATABASE'
}

/** A backup, a restore or a move cannot be made or trusted; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** What an error or its cause says about the data, without the error's text; null where it says nothing. */
export function findTrouble(error: unknown): { trouble: Trouble; code: string } | null {
  if (!isObject(error)) return null
  const [name, trouble] = BY_SQLITE[getSqliteCode(error) ?? -1] ?? []
  if (name && trouble) return { trouble, code: name }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known =
    BY_SYSTEM[code] ?? (code.length === 5 ? (BY_POSTGRES[code] ?? BY_POSTGRES[code.slice(0, 2)]) : undefined)
  if (known) return { trouble: known, code }
  if (error instanceof Error && SILENCE.test(error.message)) return { trouble: 'database away', code: 'SILENT' }
  return 'cause' in error ? findTrouble(error.cause) : null
}
