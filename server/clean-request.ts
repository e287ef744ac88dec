import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSearchPage, toSearchPage } from '../lib/listing/search-page.ts'
import { routes } from '../lib/routes.ts'
import { findMoved } from './redirect-moved.ts'

/** What a proxy in front tells about the visitor. Without TRUST_PROXY anybody could have written it. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded']

/** Next answers 500 where a file cannot meet these (a range behind its end). Without them it sends the whole file. */
const CONDITIONS = ['range', 'if-range', 'if-match', 'if-unmodified-since']

/** What a client takes, prefers or has already. An answer without regard to it is right for everybody. */
const PREFERENCES = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'if-modified-since',
  'if-none-match',
]

// No browser sends a fifth of it. Several libraries read these headers, and some take the square of the length.
const LONGEST_PREFERENCE = 1_000

/** How Next's own router asks. Links of this site are plain ones, so each address has one answer, whoever asks. */
const ROUTER: readonly string[] = [
  'rsc',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'x-middleware-prefetch',
  'x-nextjs-data',
]

/** Next's own page for its own faults; asked for as a page it would answer 500. */
const INTERNAL = /^\/(_|%5F)global-error(?=$|[/?])/i

/** How Next names the data of a page. Its router asks for it with a header instead; under this name the answer is empty. */
const DATA = /^[^?]*(\.|%2E)rsc(?=$|\?)/i

// No address of ours comes near. A redirect repeats it in its headers, which proxies and clients read into small buffers.
const LONGEST_URL = 4_000

// Next looks for crawlers with an expression that takes a second for 15,000 letters, and keeps everybody waiting meanwhile.
const LONGEST_USER_AGENT = 512

/** Cookies of Next's previews, which this site has none of: it would take them back in the answer that others get, too. */
const PREVIEW = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=[^;]*/g

/** Handlers, Next's own for development, the page that an application without scripts ends on, and what Next leads to its one spelling. */
const READS_QUERY = /^\/api\/|^\/__nextjs|\/submitted$|.\/$|\/\/|\\/

// Every other address is read, never posted to: the site has no Server Actions, and Next would look for one in any form
// that is sent to a page, and answer 500 where it cannot be parsed.
const POSTED = new Set<string>(Object.values(routes.api))

/** The verbs that a handler of Next can refuse. Others it answers with 400, and TRACE, which fetch's Request refuses, by throwing. */
const KNOWN = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Whether an address takes a verb at all. */
export function isTaken(method: string, path: string): boolean {
  return method === 'GET' || (POSTED.has(path) && KNOWN.includes(method))
}

/** Whether a request path decodes; a broken escape (`%E0%A4%A`) makes Next answer 500. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** The address to answer for what stands in the request line: a path, or a whole address as a proxy may send it. */
export function toServedUrl(target: string): string {
  if (target.length > LONGEST_URL || !isDecodable(target)) return routes.badRequest
  if (target.startsWith('/')) return toSearchPage(target.replace(INTERNAL, '/404').replace(DATA, '/404'))
  const address = URL.parse(target)
  return address?.protocol.startsWith('http') ? toServedUrl(address.pathname + address.search) : routes.badRequest
}

function cleanHeaders(headers: IncomingMessage['headers'], trustProxy: boolean): void {
  for (const name of [...CONDITIONS, ...ROUTER, ...(trustProxy ? [] : FORWARDED)]) delete headers[name]
  for (const name of PREFERENCES) if (String(headers[name] ?? '').length > LONGEST_PREFERENCE) delete headers[name]
  const cookies = headers.cookie?.replace(PREVIEW, '').replace(/^;\s*/, '')
  if (cookies) headers.cookie = cookies
  else delete headers.cookie
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, LONGEST_USER_AGENT)
}

/**
 * What Next is asked for: of a page, its path. A page is the same for everybody, and Next writes the query of whoever had it
 * made into the copy that all others get. What is no page, or leads on to one, keeps its query.
 */
function toAskedUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  return READS_QUERY.test(path) || findMoved(path) !== null ? url : path
}

/** Brings a request into the shape that Next can answer, before Next sees it. */
export function cleanRequest(request: IncomingMessage, response: ServerResponse, trustProxy: boolean): void {
  cleanHeaders(request.headers, trustProxy)
  const served = toServedUrl(request.url ?? '/')
  // There is no end of them, and the page that they narrow is indexed itself.
  if (isSearchPage(served)) response.setHeader('x-robots-tag', 'noindex, follow')
  request.url = toAskedUrl(served)
  // Both have the same headers then. Node sends no body to who asked for the head.
  if (request.method === 'HEAD') request.method = 'GET'
}

/** Answers what no address takes; true when it did. Call it after `cleanRequest`. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '/' } = request
  const [path = ''] = url.split('?', 1)
  if (isTaken(method, path)) return false
  response.statusCode = 405
  response.setHeader('allow', POSTED.has(path) ? 'POST' : 'GET, HEAD')
  response.end('Method Not Allowed\n')
  return true
}
