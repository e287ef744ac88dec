import type { IncomingMessage, ServerResponse } from 'node:http'
import { readHostName } from '../lib/http/host-access.ts'

/** Headers that must not be repeated: Node keeps the first, while a proxy in front may have read the last. */
const ONCE = ['host', 'content-length', 'content-type', 'authorization', 'origin']

/** Answers 400 if one of these headers is repeated or the host is missing. Only HTTP/1.0 needs no host. */
export function refuseMalformed(
  { headers, rawHeaders, httpVersion }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const names = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [name.toLowerCase()] : []))
  const isRepeated = ONCE.some((name) => names.indexOf(name) !== names.lastIndexOf(name))
  const isHostless = headers.host === undefined && httpVersion === '1.0'
  const hasHost = isHostless || readHostName(headers.host ?? '') !== null
  if (hasHost && !isRepeated) return false
  response.writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' }).end('Bad Request\n')
  return true
}
