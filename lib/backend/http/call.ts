import { BackendError } from '../contract.ts'
import { CONFLICT_CODE, readEnvelope } from './envelope.ts'

/** An answer as received: `body` is its JSON, or undefined where it cannot be read. */
export type Answer = { status: number; body: unknown; retryAfter: number | null }

type CallOptions = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | FormData
  /** The most bytes to read of the answer. */
  maxBytes: number
  signal?: AbortSignal
}

// No connection was made, so the request was never sent. Only then is it safe to send a submission again.
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH'])

// fetch wraps the socket's error as a cause, or a list of them, one per address (IPv4, IPv6).
function getCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('errors' in error && Array.isArray(error.errors)) return getCode(error.errors[0])
  return 'cause' in error ? getCode(error.cause) : null
}

/** Whether a failed call certainly never reached the backend. */
export const isUnsent = (error: BackendError) => error.code === 'unreachable' && UNSENT.has(getCode(error.cause) ?? '')

async function readBody(response: Response, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop closes the connection, so the rest of an endless answer is never read.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new BackendError('unreadable', `an answer of more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}

function readRetryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds), 3600) : null
}

/** Makes one call and reads its whole answer. Throws BackendError `unreachable`, `timeout` or `unreadable`. */
export async function call(url: string, timeoutMs: number, options: CallOptions): Promise<Answer> {
  const { method = 'GET', headers = {}, body, maxBytes, signal } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      body,
      // A redirected submission could be sent twice, or to another host with the visitor's cookies.
      redirect: method === 'GET' ? 'follow' : 'manual',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
    return { status: response.status, body: await readBody(response, maxBytes), retryAfter: readRetryAfter(response) }
  } catch (error) {
    if (error instanceof BackendError) throw error
    if (timeout.aborted) throw new BackendError('timeout', `no answer within ${timeoutMs} ms`)
    throw new BackendError('unreachable', `no connection (${getCode(error) ?? 'unknown'})`, { cause: error })
  }
}

/** Throws the error in an answer. The status in the body counts where it is worse. */
export function requireSuccess(answer: Answer, what: string): void {
  const { retryAfter } = answer
  const { statusCode, message: reason, error, fields } = readEnvelope(answer.body)
  const status = answer.status < 400 && statusCode !== null ? statusCode : answer.status
  if (status >= 200 && status < 300 && answer.body !== undefined) return
  const message = `${what} answered ${answer.status}${status === answer.status ? '' : ` with ${status} inside`}`
  if (status >= 500) throw new BackendError('failed', message, { status, retryAfter })
  if (status === 429) throw new BackendError('busy', message, { status, retryAfter })
  const isRefusal = [400, 409, 410, 413, 415, 422].includes(status)
  if (!isRefusal) throw new BackendError(answer.body === undefined ? 'unreadable' : 'failed', message, { status })
  if (status === 409 || error === CONFLICT_CODE) throw new BackendError('conflict', message, { status })
  throw new BackendError('refused', message, { status, reason, fields })
}
