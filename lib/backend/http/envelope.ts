import { z } from 'zod'
import { BackendError } from '../contract.ts'

/** Narrows to something that has fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The value under `key`, under `data`, or one level higher: backends differ in how deep they wrap. */
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

/** The status that an answer's body carries beside the HTTP status, or null. */
export function readStatus(body: unknown): number | null {
  const result = z.coerce
    .number()
    .int()
    .safeParse(unwrap(body, 'statusCode') ?? undefined)
  return result.success ? result.data : null
}

/** A sentence for people in an answer, or null: markup and anything long is not one. */
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

/** Faults by field name in an answer, where the backend named fields. */
export function readFields(body: unknown): Record<string, string> {
  const result = z.record(z.string().max(60), z.string().max(300)).safeParse(unwrap(body, 'fields'))
  return result.success ? result.data : {}
}

/** What the embedded backend's answer over HTTP calls a reused idempotency key: it shares status 422 with refusals. */
export const CONFLICT_CODE = 'idempotency-conflict'

/** The error code in an answer, or null. */
export function readCode(body: unknown): string | null {
  const code = unwrap(body, 'error')
  return typeof code === 'string' ? code : null
}
