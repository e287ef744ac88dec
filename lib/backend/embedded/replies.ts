import { UPLOAD_STATUS, UploadError, type UploadErrorCode } from '../../uploads/errors.ts'
import { BackendError, type BackendErrorCode, type Job, type Post, type TeamMember } from '../contract.ts'
import { CONFLICT_CODE } from '../http/envelope.ts'

/** A response whose body repeats the HTTP status. `allow` lists the methods of a call, for 405. */
export type Reply = { status: number; body: { statusCode: number; message: string; data: unknown }; allow?: string }

/** Wraps data in the envelope of all responses. */
export const toReply = (status: number, message: string, data: unknown = null): Reply => ({
  status,
  body: { statusCode: status, message, data },
})

const toNames = (names: string[]) => names.map((name) => ({ name }))

/** Returns a post in the form sent over HTTP: names in objects, the author as `user`. */
export function toWirePost({ category, tags, author, subTitleDelta: _, ...post }: Post) {
  return { ...post, category: category === null ? null : { name: category }, tags: toNames(tags), user: author }
}

export const toWireMember = ({ bioDelta: _, ...member }: TeamMember) => member

export function toWireJob({ requirements, responsibilities, descriptionDelta: _, ...job }: Job) {
  return { ...job, requirements: toNames(requirements), responsibilities: toNames(responsibilities) }
}

const UPLOAD_MESSAGES: Record<UploadErrorCode, string> = {
  'too-large': 'The request or a file in it is too large.',
  'unsupported-type': 'This kind of content is not taken.',
  empty: 'The file is empty.',
  encrypted: 'The file is protected by a password.',
  malformed: 'The request cannot be read.',
  aborted: 'The request was not finished.',
  busy: 'The file cannot be checked at the moment.',
  quota: 'Too many files of this sender belong to no application.',
  'no-room': 'There is no room for files at the moment.',
}

const STATUS: Partial<Record<BackendErrorCode, number>> = {
  refused: 422,
  conflict: 422,
  busy: 503,
  quota: 429,
  'no-room': 503,
  'day-quota': 429,
}

/** Returns the response to a failed call. The text of an unknown error is never revealed. */
export function toErrorReply(error: unknown): Reply {
  if (error instanceof UploadError) {
    return toReply(UPLOAD_STATUS[error.code], UPLOAD_MESSAGES[error.code], { error: error.code })
  }
  if (!(error instanceof BackendError)) return toReply(500, 'Something went wrong here.')
  const status = STATUS[error.code] ?? 500
  if (error.code === 'conflict') {
    return toReply(status, 'This request’s key was used before with other content.', { error: CONFLICT_CODE })
  }
  const message = error.reason ?? 'Something went wrong here.'
  return toReply(status, message, error.code === 'refused' ? { fields: error.fields } : null)
}
