import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../lib/log.ts'
import { toFormRefusal } from './form-refusal.ts'

/** The lowest accepted rate of a body: 4 kB a second. */
const MIN_BYTES_PER_MS = 4

const GRACE_MS = 10_000

/** The longest accepted pause: a phone may lose its network in a tunnel. */
const MAX_PAUSE_MS = 30_000

const TICK_MS = 1_000
const CLOSE_MS = 1_000

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Writes a whole response to a connection, because a handler may still write to Node's own response. */
function toResponse(request: IncomingMessage, defaults: Readonly<Record<string, string>>): string {
  const { body, headers } = toFormRefusal(request, 'too-slow')
  const length = String(Buffer.byteLength(body))
  const lines = Object.entries({ ...defaults, ...headers, 'content-length': length })
  return `HTTP/1.1 408 Request Timeout\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/**
 * Creates the step that answers 408 when a body comes too slowly. Otherwise the sender decides how long a handler holds
 * memory and disk space. Each body has ten seconds, and gains time with each byte.
 */
export function createSlowBodyLimit(defaults: Readonly<Record<string, string>>, { tickMs = TICK_MS } = {}) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!hasBody(request)) return
    const { socket } = request
    let leftMs = GRACE_MS
    let bytes = socket.bytesRead
    const timer = setInterval(() => {
      if (request.complete || socket.destroyed) return clearInterval(timer)
      // The bytes have arrived, so the handler is slow, not the sender.
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
