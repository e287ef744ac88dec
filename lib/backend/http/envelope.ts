import { z } from 'zod'
import { BackendError } from '../contract.ts'

const text = z.string().trim().min(1)

/** The parts of a response besides its content; null or empty if they cannot be read. */
const envelope = z.object({
  /** May differ from the HTTP status. */
  statusCode: z.coerce.number().int().nullable().catch(null),
  /** A sentence for people, without markup. */
  message: text
    .max(300)
    .regex(/^[^<>{}]*$/)
    .nullable()
    .catch(null),
  reference: text.max(60).nullable().catch(null),
  /** The code of an error. */
  error: z.string().nullable().catch(null),
  /** Errors by field name. */
  fields: z.record(z.string().max(60), z.string().max(300)).catch({}),
  /** The links of stored files. */
  urls: z.array(text.max(500)).catch([]),
})

/** Narrows to an object, whose fields can be read. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the value of `key`, in `data` or one level higher: backends wrap their answers differently. */
export function unwrap(body: unknown, key: string): unknown {
  if (!isObject(body)) return undefined
  const { data } = body
  if (isObject(data) && data[key] !== undefined) return data[key]
  return body[key]
}

export const readEnvelope = (body: unknown) =>
  envelope.parse(Object.fromEntries(Object.keys(envelope.shape).map((key) => [key, unwrap(body, key)])))

/** Returns the first link in the response to an upload. */
export function readLink(body: unknown): string {
  const [link] = readEnvelope(body).urls
  if (!link) throw new BackendError('unreadable', 'upload: no link in the answer')
  return link
}

/** The embedded backend's code for a reused idempotency key, which shares status 422 with refusals. */
export const CONFLICT_CODE = 'idempotency-conflict'
