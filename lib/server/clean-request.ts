import type { IncomingMessage } from 'node:http'
import { routes } from '../routes.ts'

/** What a proxy in front tells about the visitor. Without TRUST_PROXY anybody could have written it. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded']

/** Next answers 500 where a file cannot meet these (a range behind its end). Without them it sends the whole file. */
const CONDITIONS = ['range', 'if-range', 'if-match', 'if-unmodified-since']

/** Next's own page for its own faults; asked for as a page it would answer 500. */
const INTERNAL = /^\/_global-error(?=$|[/?])/

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
  if (!isDecodable(target)) return routes.badRequest
  if (target.startsWith('/')) return target.replace(INTERNAL, '/404')
  const address = URL.parse(target)
  return address?.protocol.startsWith('http') ? address.pathname + address.search : routes.badRequest
}

/** Brings a request into the shape that Next can answer, before Next sees it. */
export function cleanRequest(request: IncomingMessage, trustProxy: boolean): void {
  const unwanted = trustProxy ? CONDITIONS : [...CONDITIONS, ...FORWARDED]
  for (const name of unwanted) delete request.headers[name]
  request.url = toServedUrl(request.url ?? '/')
}
