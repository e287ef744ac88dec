import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../lib/log.ts'
import { toFormRefusal } from './form-refusal.ts'

/** The least rate of a body: 4 kB a second. */
const MIN_BYTES_PER_MS = 4

const GRACE_MS = 10_000

/** How long a body that came fast may pause: a phone loses its network in a tunnel. */
const MAX_PAUSE_MS = 30_000

const TICK_MS = 1_000
const CLOSE_MS = 1_000

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A whole response, for a connection on which Node's own has not begun: a handler may still write to that one. */
function toResponse(request: IncomingMessage, defaults: Readonly<Record<string, string>>): string {
  const { body, headers } = toFormRefusal(request, 'too-slow')
  const length = String(Buffer.byteLength(body))
  const lines = Object.entries({ ...defaults, ...headers, 'content-length': length })
  return `HTTP/1.1 408 Request Timeout\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/**
 * Creates the step that ends requests whose body comes too slowly, with 408: whatever a handler holds for it would be held as
 * long as the sender likes. Each body has ten seconds, and gains time with each byte.
 */
export function createSlowBodyLimit(defaults: Readonly<Record<string, string>>, { tickMs = TICK_MS } = {}) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!hasBody(request)) return
    const { socket } = request
    let leftMs = GRACE_MS
    let bytes = socket.bytesRead
    const timer = setInterval(() => {
      if (request.complete || socket.destroyed) return clearInterval(timer)
      // What has arrived waits for us, not for the sender.
      if (request.readableLength > 0) return
      leftMs = Math.min(MAX_PAUSE_MS, leftMs - TICK_MS + (socket.bytesRead - bytes) / MIN_BYTES_PER_MS)
      bytes = socket.bytesRead
      if (leftMs > 0) return
      clearInterval(timer)
      log.warn('request body too slow')
      if (response.headersSent) return socket.destroy()
      response.statusCode = 408
      socket.write(toResponse(request, defaults))
      setTimeout(() => socket.destroy(), CLOSE_MS).unref()
    }, tickMs).unref()
  }
}
