import { BackendError } from '../contract.ts'
import { CONFLICT_CODE, readEnvelope } from './envelope.ts'
import { type Item, type JsonAnswer, readJson } from './read-json.ts'

/** A response as received. */
export type Answer = JsonAnswer & { status: number; retryAfter: number | null }

type CallOptions = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Blob
  /** The maximum length of the response. */
  maxBytes: number
  /** Receives the items of a successful response's list. They are valid once the whole response is read. */
  takeItem?: (item: Item) => void
  signal?: AbortSignal
}

const MB = 1024 * 1024

/** The maximum bytes of each kind of response, after decompression. 10,000 posts with their bodies have about 60 MB. */
export const MAX_BYTES = { posts: 128 * MB, team: 8 * MB, jobs: 16 * MB, item: 8 * MB, receipt: 256 * 1024 }

const MAX_REDIRECTS = 5

// No connection was made, so the request was never sent. Only then is it safe to send a submission again.
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH'])

// fetch wraps the socket's error as a cause, or a list of them, one per address (IPv4, IPv6).
function getCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('errors' in error && Array.isArray(error.errors)) return getCode(error.errors[0])
  return 'cause' in error ? getCode(error.cause) : null
}

/** Returns whether a failed call certainly never reached the backend. */
export const isUnsent = (error: BackendError) => error.code === 'unreachable' && UNSENT.has(getCode(error.cause) ?? '')

/** Reads the body of an error. One that is too long counts as empty. */
async function readErrorBody(response: Response): Promise<JsonAnswer> {
  try {
    return await readJson(response.body ?? [], MAX_BYTES.receipt)
  } catch (error) {
    if (error instanceof BackendError) return { body: undefined, hasList: false }
    throw error
  }
}

/** Sends a GET request and follows a few redirects within the operator's origin. Throws BackendError `unreachable`. */
export async function fetchFollowing(url: string, init: RequestInit): Promise<Response> {
  let target = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(target, { ...init, redirect: 'manual' })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !location) return response
    response.body?.cancel().catch(() => undefined)
    const next = URL.parse(location, target)
    if (next?.origin !== new URL(url).origin) throw new BackendError('unreachable', 'redirected to another origin')
    target = next.href
  }
  throw new BackendError('unreachable', `more than ${MAX_REDIRECTS} redirects`)
}

function readRetryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds), 3600) : null
}

/** Makes one call and reads its whole response. Throws BackendError `unreachable`, `timeout` or `unreadable`. */
export async function call(url: string, timeoutMs: number, options: CallOptions): Promise<Answer> {
  const { method = 'GET', headers = {}, body, maxBytes, takeItem, signal } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const init = {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  }
  try {
    // Following a redirect could send a submission twice.
    const response =
      method === 'GET' ? await fetchFollowing(url, init) : await fetch(url, { ...init, redirect: 'manual' })
    const answer = response.ok ? await readJson(response.body ?? [], maxBytes, takeItem) : await readErrorBody(response)
    return { ...answer, status: response.status, retryAfter: readRetryAfter(response) }
  } catch (error) {
    if (error instanceof BackendError) throw error
    if (timeout.aborted) throw new BackendError('timeout', `no answer within ${timeoutMs} ms`)
    throw new BackendError('unreachable', `no connection (${getCode(error) ?? 'unknown'})`, { cause: error })
  }
}

/** Throws the error in a response. If the status in the body is worse than the HTTP status, it counts. */
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
