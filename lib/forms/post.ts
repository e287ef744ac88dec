import type { FailureCode, Problem } from './failure-sentences.ts'
import { fillWait, type StatusCode, statusSentences } from './status-sentences.ts'
import type { FormErrors } from './types.ts'

/** Why a post failed: a failure of the handler, or 'offline' if nothing left this device. */
type PostFailure = { ok: false; code: FailureCode | 'offline'; detail: string; errors: FormErrors }
/** What a post came to: the body of the answer, or why there is none. */
export type PostAnswer = { ok: true; body: Record<string, unknown> } | PostFailure

const TIMEOUT_MS = 30_000

const LOCAL = {
  offline: 'You are offline. What you typed is still here. Send it when you are connected again.',
  reset: 'The connection was lost. What you typed is still here. Send again: nothing is sent twice.',
}

/** Statuses with a meaning of their own, as for a file (`fileStatuses`). */
type Told = Readonly<Record<number, { code: FailureCode; sentence: string }>>

// A proxy may answer with a page of its own; then only the status counts.
const byStatus: Record<number, StatusCode> = {
  400: 'malformed',
  403: 'cross-site',
  408: 'too-slow',
  413: 'too-long',
  415: 'unsupported-media',
  422: 'invalid',
  429: 'rate-limited',
  500: 'unknown',
  502: 'failed',
  503: 'busy',
  504: 'timeout',
}

const toFailure = (code: StatusCode, wait: number | null = null): PostFailure => ({
  ok: false,
  code,
  detail: fillWait(statusSentences[code], wait),
  errors: {},
})

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

type Answered = { status: number; text: string; retryAfter: string | null; told?: Told }

/** Reads the response of a handler, or of a proxy before it. */
export function readAnswer({ status, text, retryAfter, told = {} }: Answered): PostAnswer {
  const body = parse(text)
  if (status >= 200 && status < 300) {
    if (!body) return toFailure('unreadable')
    if (body.statusCode === 200) return { ok: true, body }
    const failure = toFailure('refused')
    return typeof body.message === 'string' && body.message ? { ...failure, detail: body.message } : failure
  }
  if (body && typeof body.code === 'string' && typeof body.detail === 'string') {
    const { code, detail, errors } = body as Problem
    return { ok: false, code, detail, errors: errors ?? {} }
  }
  const known = told[status]
  if (known) return { ok: false, code: known.code, detail: known.sentence, errors: {} }
  const code = byStatus[status] ?? (status >= 500 ? 'failed' : 'malformed')
  const wait = Math.ceil(Number(retryAfter))
  return toFailure(code, wait > 0 ? wait : null)
}

/** The failure of a post without a response. */
export function toLostAnswer(isTimeout: boolean): PostFailure {
  if (isTimeout) return toFailure('timeout')
  if (!navigator.onLine) return { ok: false, code: 'offline', detail: LOCAL.offline, errors: {} }
  return { ok: false, code: 'unreachable', detail: LOCAL.reset, errors: {} }
}

/** Posts JSON to a handler. Never throws. `key` makes a repeat harmless. */
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
    return readAnswer({ status, text: await response.text(), retryAfter: headers.get('retry-after') })
  } catch (error) {
    return toLostAnswer(error instanceof DOMException && error.name === 'TimeoutError')
  }
}

/** A key for one attempt. `crypto.randomUUID` is missing on plain http, which a test site on a local network uses. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
