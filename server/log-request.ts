import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, nameRequest } from '../lib/log.ts'
import { trackRequest } from './event-loop-delay.ts'

const LONGEST_LOGGED = 500

/** Visitors may paste email addresses into the address bar. They must not reach the log. */
const PERSONAL = /[^/]*(@|%40)[^/]*/gi

export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request
  const started = performance.now()
  const [path = ''] = url.split('?', 1)
  const id = randomBytes(12).toString('base64url')
  response.setHeader('x-request-id', id)
  nameRequest(id)
  // Build files are many and not worth a line each.
  if (path.startsWith('/_next/')) return
  const logged = path.slice(0, LONGEST_LOGGED).replace(PERSONAL, '*')
  trackRequest(request, response, logged)
  response.once('close', () => {
    log.info('request', {
      id,
      method,
      path: logged,
      status: response.statusCode,
      complete: response.writableFinished,
      ms: Math.round(performance.now() - started),
    })
  })
}
