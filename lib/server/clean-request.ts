import type { IncomingMessage } from 'node:http'
import { toAnsweredUrl } from '../listing/asked.ts'
import { routes } from '../routes.ts'

/** What a proxy in front tells about the visitor. Without TRUST_PROXY anybody could have written it. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded']

/** Next answers 500 where a file cannot meet these (a range behind its end). Without them it sends the whole file. */
const CONDITIONS = ['range', 'if-range', 'if-match', 'if-unmodified-since']

/** How Next's own router asks. Links of this site are plain ones, so each address has one answer, whoever asks. */
export const ROUTER: readonly string[] = [
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

// Every other address is read, never posted to: the site has no Server Actions, and Next would look for one in any form
// that is sent to a page, and answer 500 where it cannot be parsed.
const POSTED = new Set<string>(Object.values(routes.api))

/** Whether an address takes a verb at all. fetch's Request, which Next makes of every call, refuses TRACE by throwing. */
export function isTaken(method: string, path: string): boolean {
  return method === 'GET' || method === 'HEAD' || (POSTED.has(path) && method !== 'TRACE')
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
  if (target.startsWith('/')) return toAnsweredUrl(target.replace(INTERNAL, '/404').replace(DATA, '/404'))
  const address = URL.parse(target)
  return address?.protocol.startsWith('http') ? toServedUrl(address.pathname + address.search) : routes.badRequest
}

/** Brings a request into the shape that Next can answer, before Next sees it. */
export function cleanRequest(request: IncomingMessage, trustProxy: boolean): void {
  const { method = '', url = '/' } = request
  for (const name of [...CONDITIONS, ...ROUTER, ...(trustProxy ? [] : FORWARDED)]) delete request.headers[name]
  request.url = toServedUrl(url)
  if (isTaken(method, request.url.split('?', 1)[0] ?? '')) return
  // A handler without POST answers it with 405: a request can be changed here, not stopped. Of a form it would not: Next
  // takes any for a Server Action, and answers as to a GET.
  delete request.headers['content-type']
  Object.assign(request, { method: 'POST', url: routes.health })
}
