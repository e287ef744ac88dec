import type { FailureCode, FormProblem } from './form-problems.ts'
import { LOST } from './lost-sentences.ts'
import type { FormErrors } from './types.ts'

/** A failed post: a failure of the handler, or 'offline' if nothing left this device. */
export type PostFailure = { ok: false; code: FailureCode | 'offline'; detail: string; errors: FormErrors }
/** The result of a post: the body of the response, or the failure. */
export type PostAnswer = { ok: true; body: Record<string, unknown> } | PostFailure

const TIMEOUT_MS = 30_000

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** A response before it is read. `isFile` is true if a file was posted. */
export type Answered = { status: number; text: string; retryAfter: string | null; isFile?: boolean }

/** Reads the response of a handler, or of a proxy in front of it. Never rejects. */
export async function readAnswer(answered: Answered): Promise<PostAnswer> {
  const { status, text } = answered
  const body = parse(text)
  const isTaken = status >= 200 && status < 300
  if (isTaken && body?.statusCode === 200) return { ok: true, body }
  if (!isTaken && body && typeof body.code === 'string' && typeof body.detail === 'string') {
    const { code, detail, errors } = body as FormProblem
    return { ok: false, code, detail, errors: errors ?? {} }
  }
  // Rarely needed, so its sentences are loaded on demand.
  const module = await import('./foreign-answer.ts').catch(() => null)
  return module ? module.toForeignFailure(answered, body) : toLostAnswer(false)
}

/** Returns the failure of a post without a response. */
export function toLostAnswer(isTimeout: boolean): PostFailure {
  const code = isTimeout ? 'timeout' : navigator.onLine ? 'unreachable' : 'offline'
  return { ok: false, code, detail: LOST[code], errors: {} }
}

/** Posts JSON to a handler. Never throws. `key` makes it safe to repeat. */
export async function postJson(address: string, body: object, key?: string, timeout = TIMEOUT_MS): Promise<PostAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
    const { status, headers } = response
    return await readAnswer({ status, text: await response.text(), retryAfter: headers.get('retry-after') })
  } catch (error) {
    return toLostAnswer(error instanceof DOMException && error.name === 'TimeoutError')
  }
}

/** Creates a key for one attempt. `crypto.randomUUID` is missing on plain http, which a test site on a local network uses. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
