import { z } from 'zod'
import { BackendError } from '../contract.ts'

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
  const result = z.array(z.string().trim().min(1).max(500)).min(1).safeParse(unwrap(body, 'urls'))
  const [link] = result.success ? result.data : []
  if (!link) throw new BackendError('unreadable', 'upload: no link in the answer')
  return link
}

/** The status in an answer's body, which may differ from the HTTP status, or null. */
export function readStatus(body: unknown): number | null {
  const result = z.coerce
    .number()
    .int()
    .safeParse(unwrap(body, 'statusCode') ?? undefined)
  return result.success ? result.data : null
}

/** A sentence for people in an answer; null for markup and long texts. */
export function readMessage(body: unknown): string | null {
  const result = z
    .string()
    .trim()
    .min(1)
    .max(300)
    .regex(/^[^<>{}]*$/)
    .safeParse(unwrap(body, 'message'))
  return result.success ? result.data : null
}

/** The reference number in an answer, or null. */
export function readReference(body: unknown): string | null {
  const result = z.string().trim().min(1).max(60).safeParse(unwrap(body, 'reference'))
  return result.success ? result.data : null
}

/** Errors by field name in an answer, where the backend named fields. */
export function readFields(body: unknown): Record<string, string> {
  const result = z.record(z.string().max(60), z.string().max(300)).safeParse(unwrap(body, 'fields'))
  return result.success ? result.data : {}
}

/** The embedded backend's code for a reused idempotency key, which shares its status 422 with refusals. */
export const CONFLICT_CODE = 'idempotency-conflict'

/** The error code in an answer, or null. */
export function readCode(body: unknown): string | null {
  const code = unwrap(body, 'error')
  return typeof code === 'string' ? code : null
}
