import http from 'node:http'
import { Readable } from 'node:stream'
import { routes } from '../../lib/routes.ts'

export type HttpRequest = { method: string; path: string; headers: Record<string, string>; body?: Buffer }

/** A response. `status` 0 means that there is none; `error` tells why, or why it is incomplete. */
export type HttpResponse = {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
  ms: number
  error: string
}

const TIMEOUT_MS = 15_000

/** Sends one request and reads the whole response. Never throws; `mayRetry` reports that a kept connection broke. */
export function sendOnce(
  base: string,
  toSend: HttpRequest,
  agent: http.Agent | false,
  pieces?: AsyncIterable<Buffer>,
): Promise<HttpResponse & { mayRetry: boolean }> {
  const started = performance.now()
  const { hostname, port } = new URL(base)
  const { method, path, headers, body } = toSend
  return new Promise((resolve) => {
    const finish = (response: http.IncomingMessage | null, chunks: Buffer[], error = '') =>
      resolve({
        status: response?.statusCode ?? 0,
        headers: response?.headers ?? {},
        body: Buffer.concat(chunks).toString(),
        ms: performance.now() - started,
        error,
        mayRetry: !response && request.reusedSocket,
      })
    const request = http.request({ hostname, port, method, path, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = []
      let broken = ''
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('close', () => finish(response, chunks, broken))
      response.on('error', ({ message }) => {
        broken = message
      })
    })
    request.on('timeout', () => request.destroy(new Error('time-out')))
    // A server may respond before it has read everything, and then this changes nothing.
    request.on('error', ({ message }) => setTimeout(() => finish(null, [], message), 50))
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      finish(response, [])
    })
    if (pieces) Readable.from(pieces).pipe(request)
    else request.end(body)
  })
}

/** Sends one request as browsers do: once more on a new connection if a kept one broke, since the server may just have closed it. */
export async function send(base: string, request: HttpRequest, agent?: http.Agent): Promise<HttpResponse> {
  const answer = await sendOnce(base, request, agent ?? false)
  return answer.status === 0 && answer.mayRetry ? sendOnce(base, request, false) : answer
}

/** Returns the upload of a resume, as a browser sends it. */
export async function toUpload(name: string, bytes: Buffer) {
  const form = new FormData()
  form.append('resume', new File([new Uint8Array(bytes)], name))
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  }
  return { method: 'POST', path: routes.api.upload, headers, body }
}
