import type { ServerResponse } from 'node:http'
import { ROUTER } from './clean-request.ts'

/**
 * These Next may write twice, and clients join a redirect's two addresses with a comma. The last one counts. An empty one
 * takes back all of them: a page that is renewed behind its answer adds the header of its own rendering to that.
 */
const SINGLE = ['location', 'cache-control', 'link']
/**
 * Bytes of a first round trip that nobody reads: for Next's router, which asks for no page of this site, and a redirect's
 * address a second time, for browsers of 2013.
 */
const UNREAD = ['x-nextjs-prerender', 'x-nextjs-stale-time', 'refresh']
/** Lists, whose parts Next may write as headers of their own, or all of them twice. */
const LISTS = ['allow', 'vary']

const isAsked = (name: string) => !ROUTER.includes(name.toLowerCase())

/** What an answer differs by. Next's router is no longer heard, so what it would ask for makes no difference. */
function toVary(header: string, status: number): string {
  const names = header.split(/,\s*/).filter((name) => name && isAsked(name))
  // What the reader has already is sent without its type, and so was not seen as something that may be compressed.
  return [...new Set(status === 304 ? [...names, 'Accept-Encoding'] : names)].join(', ')
}

/** Brings the headers of an answer into the shape that is sent. Call it before they are. */
export function tidyHeaders(response: ServerResponse): void {
  for (const name of SINGLE) {
    const values = [response.getHeader(name)].flat()
    const last = values.at(-1)
    if (last && !values.includes('')) response.setHeader(name, last)
    else response.removeHeader(name)
  }
  for (const name of LISTS) {
    const value = response.getHeader(name)
    if (Array.isArray(value)) response.setHeader(name, [...new Set(value)].join(', '))
  }
  const vary = toVary(String(response.getHeader('vary') ?? ''), response.statusCode)
  if (vary) response.setHeader('vary', vary)
  else response.removeHeader('vary')
  for (const name of UNREAD) response.removeHeader(name)
}
