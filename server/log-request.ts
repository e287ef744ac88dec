import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, nameRequest } from '../lib/log.ts'
import { personalRoutes } from '../lib/routes.ts'
import { trackRequest } from './event-loop-delay.ts'

const MAX_LOGGED = 500

/** Visitors may paste email addresses into the address bar. They must not reach the log. */
const PERSONAL = /[^/]*(@|%40)[^/]*/gi

function toLogged(path: string): string {
  const personal = personalRoutes.find((root) => path.startsWith(root))
  return personal ? `${personal}*` : path.slice(0, MAX_LOGGED).replace(PERSONAL, '*')
}

export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request
  const started = performance.now()
  const [path = ''] = url.split('?', 1)
  const id = randomBytes(12).toString('base64url')
  response.setHeader('x-request-id', id)
  nameRequest(id)
  const isFile = path.startsWith('/_next/')
  const logged = toLogged(path)
  const endTracking = isFile ? undefined : trackRequest(request, logged)
  response.once('close', () => {
    endTracking?.()
    // A page requests dozens of files, so only their errors are logged.
    if (isFile && response.statusCode < 500) return
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
