import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../lib/env.ts'
import { routes } from '../lib/routes.ts'
import { isStudioHost, readCookie, toCookieName } from '../lib/studio/host-and-cookie.ts'

const ROOTS = [routes.studio.start, routes.api.studio]
const MISSING = '/404'

/** Creates the step that hides the Studio from other hosts and shows its pages to browsers with a session. */
export function createStudioGuard(env: Env): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { url = '/', headers } = request
    const [path = ''] = url.split('?', 1)
    if (!ROOTS.some((root) => path === root || path.startsWith(`${root}/`))) return false
    response.setHeader('x-robots-tag', 'noindex, nofollow').setHeader('cache-control', 'no-store')
    if (!isStudioHost(headers.host, env)) {
      Object.assign(request, { url: MISSING, method: 'GET' })
      return false
    }
    const isPage = !url.startsWith(routes.api.studio) && !url.startsWith(routes.studio.enter)
    // The handlers check the session. A page holds nothing secret, so a cookie is enough to show it.
    if (!isPage || readCookie(headers.cookie, toCookieName(headers.host))) return false
    response.writeHead(303, { location: routes.studio.enter }).end()
    return true
  }
}
