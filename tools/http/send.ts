import http from 'node:http'
import { Readable } from 'node:stream'

/** A request as it is sent; `path` holds only what an HTTP client may put on the first line. */
export type Asked = { method: string; path: string; headers: Record<string, string>; body?: Buffer }

/**
 * What came back. `status` 0 stands for no answer at all; `error` says why, or why it is not whole: the connection ended, or
 * the time was up. Empty where nothing broke.
 */
export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string; ms: number; error: string }

/** How long an answer may take, in milliseconds, before it counts as none. */
const TIMEOUT_MS = 15_000

/**
 * Sends one request, its body in pieces where they are given, and reads the answer whole. Never throws: a broken connection
 * is an answer without a status, and `mayRetry` where it was a kept one.
 */
export function sendOnce(
  base: string,
  asked: Asked,
  agent: http.Agent | false,
  pieces?: AsyncIterable<Buffer>,
): Promise<Answer & { mayRetry: boolean }> {
  const started = performance.now()
  const { hostname, port } = new URL(base)
  const { method, path, headers, body } = asked
  return new Promise((resolve) => {
    const finish = (
      status: number,
      given: http.IncomingHttpHeaders,
      chunks: Buffer[],
      error = '',
      mayRetry = false,
    ) => {
      const ms = performance.now() - started
      resolve({ status, headers: given, body: Buffer.concat(chunks).toString(), ms, error, mayRetry })
    }
    const request = http.request({ hostname, port, method, path, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = []
      let broken = ''
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('close', () => finish(response.statusCode ?? 0, response.headers, chunks, broken))
      response.on('error', ({ message }) => {
        broken = message
      })
    })
    request.on('timeout', () => request.destroy(new Error('time-out')))
    // After an answer this changes nothing: a server may answer before it has read all that is sent.
    request.on('error', ({ message }) => setTimeout(() => finish(0, {}, [], message, request.reusedSocket), 50))
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      finish(response.statusCode ?? 0, response.headers, [])
    })
    if (pieces) Readable.from(pieces).pipe(request)
    else request.end(body)
  })
}

/**
 * Sends one request as browsers do: where a kept connection broke it asks once more, on a new one, since the server may have
 * closed it, idle, at that very moment.
 */
export async function send(base: string, asked: Asked, agent?: http.Agent): Promise<Answer> {
  const answer = await sendOnce(base, asked, agent ?? false)
  return answer.status === 0 && answer.mayRetry ? sendOnce(base, asked, false) : answer
}
