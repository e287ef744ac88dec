import { z } from 'zod'
import { BackendError } from '../contract.ts'

const text = z.string().trim().min(1)
const links = z.array(text.max(500)).catch([])
const status = z.coerce.number().int().nullable().catch(null)
const sentence = text
  .max(300)
  .regex(/^[^<>{}]*$/)
  .nullable()
  .catch(null)
const reference = text.max(60).nullable().catch(null)
const fields = z.record(z.string().max(60), z.string().max(300)).catch({})

/** Narrows to an object, whose fields can be read. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The value under `key`, under `data`, or one level higher: backends wrap their answers differently. */
export function unwrap(body: unknown, key: string): unknown {
  if (!isObject(body)) return undefined
  const { data } = body
  if (isObject(data) && data[key] !== undefined) return data[key]
  return body[key]
}

/** The first stored link in an answer to an upload. */
export function readLink(body: unknown): string {
  const [link] = links.parse(unwrap(body, 'urls'))
  if (!link) throw new BackendError('unreadable', 'upload: no link in the answer')
  return link
}

/** The status in an answer's body, which may differ from the HTTP status, or null. */
export const readStatus = (body: unknown): number | null => status.parse(unwrap(body, 'statusCode'))

/** A sentence for people in an answer; null for markup and long texts. */
export const readMessage = (body: unknown): string | null => sentence.parse(unwrap(body, 'message'))

/** The reference number in an answer, or null. */
export const readReference = (body: unknown): string | null => reference.parse(unwrap(body, 'reference'))

/** Errors by field name in an answer, where the backend named fields. */
export const readFields = (body: unknown): Record<string, string> => fields.parse(unwrap(body, 'fields'))

/** The embedded backend's code for a reused idempotency key, which shares its status 422 with refusals. */
export const CONFLICT_CODE = 'idempotency-conflict'

/** The error code in an answer, or null. */
export function readCode(body: unknown): string | null {
  const code = unwrap(body, 'error')
  return typeof code === 'string' ? code : null
}
