import { type FailureCode, toSentence } from './form-problems.ts'
import type { Answered, PostFailure } from './post.ts'

type Codes = Record<number, FailureCode>

const byStatus: Codes = {
  400: 'malformed',
  403: 'cross-site',
  405: 'method',
  408: 'too-slow',
  429: 'rate-limited',
  500: 'unknown',
  502: 'failed',
  503: 'busy',
  504: 'timeout',
}

const byStatusOfText: Codes = { ...byStatus, 413: 'too-long', 415: 'unsupported-media', 422: 'invalid' }
const byStatusOfFile: Codes = { ...byStatus, 413: 'too-large', 415: 'unsupported-type', 422: 'refused' }

const toFailure = (code: FailureCode, wait: number | null = null): PostFailure => ({
  ok: false,
  code,
  detail: toSentence(code, wait),
  errors: {},
})

/** Returns the failure for a response that is not the handler's, such as a proxy's. `body` is its JSON, or `null`. */
export function toForeignFailure(
  { status, retryAfter, isFile }: Answered,
  body: Record<string, unknown> | null,
): PostFailure {
  if (status >= 200 && status < 300) {
    if (!body) return toFailure('unreadable')
    const failure = toFailure('refused')
    return typeof body.message === 'string' && body.message ? { ...failure, detail: body.message } : failure
  }
  // A proxy may send its own page, so only the status counts.
  const code = (isFile ? byStatusOfFile : byStatusOfText)[status] ?? (status >= 500 ? 'failed' : 'malformed')
  const wait = Math.ceil(Number(retryAfter))
  return toFailure(code, wait > 0 ? wait : null)
}
