/**
 * The reasons why data cannot be used, in words that are safe for logs and `/readyz`, with the error codes of the
 * system, SQLite, the file store and PostgreSQL. Two characters stand for a class of PostgreSQL's codes (its manual,
 * appendix A).
 */
const CODES = {
  'database away': 'ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN EPIPE ETIMEDOUT 08 57',
  'database damaged': 'SQLITE_CORRUPT SQLITE_NOTADB 58 XX',
  'database busy': 'SQLITE_BUSY SQLITE_LOCKED 40 53 55P03 57014',
  'database newer than the site': 'NEWER_DATABASE',
  'database refuses access': '28 3D 42501',
  'data folder gone': 'ENOENT',
  'data folder not usable': 'EACCES EPERM EROFS ENOTDIR EIO SQLITE_READONLY SQLITE_IOERR SQLITE_CANTOPEN',
  'no space': 'ENOSPC EDQUOT SQLITE_FULL 53100',
  'file store away': 'FILES_UNREACHABLE FILES_REFUSED',
}

export type Trouble = keyof typeof CODES

const troubles = new Map(
  Object.entries(CODES).flatMap(([trouble, codes]) => codes.split(' ').map((code) => [code, trouble as Trouble])),
)

/** SQLite's primary error codes, which it reports as numbers. */
const SQLITE_CODES: Record<number, string> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
}

/** The PostgreSQL driver's messages that have no code. */
const SILENCE = /^(?:Connection terminated|Query read timeout|timeout e|Client has encountered a connection error)/

/** The error for an open database that is no longer the file at its path. */
export class DataGoneError extends Error {
  override name = 'DataGoneError'
  readonly code = 'ENOENT'
}

/** The error of a file store that failed or refused. The message may contain keys and is never shown. */
export class FileStoreError extends Error {
  override name = 'FileStoreError'
  readonly code: 'FILES_UNREACHABLE' | 'FILES_REFUSED'

  constructor(code: FileStoreError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The error for a database made by a later version of the site. The message is for the operator. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
  readonly code = 'NEWER_DATABASE'
}

/** The error for a backup, restore or move that cannot be made or trusted. The message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Returns an error's code; for SQLite without its extension (SQLITE_BUSY for SQLITE_BUSY_SNAPSHOT). Empty if it has
 * none.
 */
export function getCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return SQLITE_CODES[Number(errcode) & 0xff] ?? (typeof code === 'string' ? code : '')
}

/** Classifies an error, or its cause, without revealing its text; null if it is not about data. */
export function classifyDataError(error: unknown): { trouble: Trouble; code: string } | null {
  if (typeof error !== 'object' || error === null) return null
  const code = getCode(error)
  const trouble = troubles.get(code) ?? (code.length === 5 ? troubles.get(code.slice(0, 2)) : undefined)
  if (trouble) return { trouble, code }
  if (error instanceof Error && SILENCE.test(error.message)) return { trouble: 'database away', code: 'SILENT' }
  return 'cause' in error ? classifyDataError(error.cause) : null
}
