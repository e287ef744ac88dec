import type { IncomingMessage, ServerResponse } from 'node:http'
import { findMoved } from '../lib/moved-routes.ts'

export function redirectMoved({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = url.split('?', 1)
  const target = findMoved(path)
  if (target === null) return false
  response.writeHead(308, { location: target + url.slice(path.length) }).end()
  return true
}
