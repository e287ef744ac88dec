import type { IncomingMessage, ServerResponse } from 'node:http'
import { findMoved } from './page/moved-routes.ts'
import { isRespelt } from './resolve-path.ts'

/** Redirects moved addresses and other spellings of an address, and keeps their query. */
export function redirectMoved(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/' } = request
  const [path = ''] = url.split('?', 1)
  const moved = findMoved(path)
  if (moved === null && !isRespelt(request)) return false
  response.writeHead(308, { location: (moved ?? path) + url.slice(path.length) }).end()
  return true
}
