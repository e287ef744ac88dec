import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, nameRequest } from '../lib/log.ts'
import { trackRequest } from './event-loop-delay.ts'

/** The most characters of a path that a line of the log repeats. */
const LONGEST_LOGGED = 500

/** A path may hold what a visitor pasted into the address bar; what looks like a person's address is left out. */
const PERSONAL = /[^/]*(@|%40)[^/]*/gi

/** Gives a request its number, for its log lines and its response, and logs one line when it ends. */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request
  const started = performance.now()
  const [path = ''] = url.split('?', 1)
  const id = randomBytes(12).toString('base64url')
  response.setHeader('x-request-id', id)
  nameRequest(id)
  // Files of the build are many and tell nothing.
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
