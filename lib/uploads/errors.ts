import type { Content } from './content.ts'

/** The HTTP status of each error. */
export const UPLOAD_STATUS = {
  'too-large': 413,
  'unsupported-type': 415,
  empty: 422,
  encrypted: 422,
  malformed: 400,
  aborted: 400,
  busy: 503,
  quota: 429,
  'no-room': 503,
} as const

/**
 * The reason why a file is refused. quota: the sender has too many unclaimed files. no-room: too little space, or too
 * many in all.
 */
export type UploadErrorCode = keyof typeof UPLOAD_STATUS

type UploadErrorDetails = {
  field?: string
  fileName?: string
  content?: Content | undefined
  bytes?: number | undefined
  cause?: unknown
}

/**
 * The error for a form or file that was not accepted. `message` holds no personal data; `fileName` may be shown to its
 * sender.
 */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly code: UploadErrorCode
  readonly field: string | null
  readonly fileName: string | null
  /** The kind of the refused file. */
  readonly content: Content | null
  /** The size of a file that is too large, if known. */
  readonly bytes: number | null

  constructor(code: UploadErrorCode, at: UploadErrorDetails = {}) {
    super(at.field ? `${code} in ${at.field}` : code, { cause: at.cause })
    this.code = code
    this.field = at.field ?? null
    this.fileName = at.fileName ?? null
    this.content = at.content ?? null
    this.bytes = at.bytes ?? null
  }
}
