import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSearchPage, toSearchPage } from '../lib/listing/search-page.ts'
import { isPersonal, isReceipt, routes } from '../lib/routes.ts'
import { PERSONAL_HEADERS } from '../lib/security/default-headers.ts'

/** Headers in which a proxy describes the visitor. Without TRUST_PROXY, anyone could forge them. */
const FORWARDED = /^(?:forwarded$|x-forwarded-)/

/** Next's router headers, which change its response, and conditions that Next answers with 500 if they fail. */
const UNANSWERED = /^(?:rsc$|next-|x-nextjs-|x-middleware-|range$|if-range$|if-match$|if-unmodified-since$)/

/** Some libraries parse these in quadratic time. A response without them suits every client. */
const PREFERENCE = /^(?:accept$|accept-|cache-control$|if-modified-since$|if-none-match$)/

const MAX_PREFERENCE = 1_000

/** Next answers its own error page with 500, and requests for a page's data (DATA) with nothing. */
const INTERNAL = /^\/_global-error(?=$|[/?])/i

const DATA = /^[^?]*\.rsc(?=$|\?)/i

// Next's check for crawlers takes a second for 15,000 characters and blocks all other requests.
const MAX_USER_AGENT = 512

/** Next's preview cookies. The site has no previews, and Next would repeat them in answers shared by all. */
const PREVIEW = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=[^;]*/g

/** Paths whose query is read: handlers and Next's development addresses. */
const READS_QUERY = /^\/api\/|^\/__nextjs/

// Next would look for a Server Action in a form posted to any other address, and answer 500 if it cannot parse it.
const POSTED = new Set<string>(Object.values(routes.api))

/** The methods that Next's handlers can refuse. Next answers others with 400 and throws for TRACE. */
const KNOWN = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const isStudioCall = (path: string) => path.startsWith(`${routes.api.studio}/`)

export function isTaken(method: string, path: string): boolean {
  return method === 'GET' || ((POSTED.has(path) || isStudioCall(path)) && KNOWN.includes(method))
}

/** Returns the path for Next. A listing's query has a separate page; Next's internal paths have none. */
export const toServedUrl = (url: string): string => toSearchPage(url.replace(INTERNAL, '/404').replace(DATA, '/404'))

function cleanHeaders(headers: IncomingMessage['headers'], trustProxy: boolean): void {
  for (const [name, value = ''] of Object.entries(headers)) {
    const isLong = value.length > MAX_PREFERENCE && PREFERENCE.test(name)
    if (isLong || UNANSWERED.test(name) || (!trustProxy && FORWARDED.test(name))) delete headers[name]
  }
  const cookies = headers.cookie?.replace(PREVIEW, '').replace(/^;\s*/, '')
  if (cookies) headers.cookie = cookies
  else delete headers.cookie
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, MAX_USER_AGENT)
}

/** Drops a page's query: Next would store one visitor's query in the copy that all others get. */
function toAskedUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  return READS_QUERY.test(path) || isReceipt(path) ? url : path
}

export function normalizeRequest(request: IncomingMessage, response: ServerResponse, trustProxy: boolean): void {
  const studioVersion = isStudioCall(request.url ?? '/') && request.headers['if-match']
  cleanHeaders(request.headers, trustProxy)
  if (studioVersion) request.headers['if-match'] = studioVersion
  const served = toServedUrl(request.url ?? '/')
  // There are endless filtered views, and the page that they filter is indexed itself.
  if (isSearchPage(served)) response.setHeader('x-robots-tag', 'noindex, follow')
  request.url = toAskedUrl(served)
  const [path = ''] = request.url.split('?', 1)
  if (isPersonal(path)) response.setHeaders(new Headers(PERSONAL_HEADERS))
  // A HEAD response needs the headers of GET. Node leaves out its body.
  if (request.method === 'HEAD') request.method = 'GET'
}

export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '/' } = request
  const [path = ''] = url.split('?', 1)
  if (isTaken(method, path)) return false
  response.statusCode = 405
  response.setHeader('allow', POSTED.has(path) ? 'POST' : 'GET, HEAD')
  response.end('Method Not Allowed\n')
  return true
}
