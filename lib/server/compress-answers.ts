import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { isBuilt } from './built-pages.ts'
import { hasTag } from './etag.ts'
import { chooseEncoding, createPackedPages, PACKED } from './packed-pages.ts'
import { rememberPage } from './recent-pages.ts'

// What is not kept, and the first visitor of a page that may have no second: some milliseconds' worth.
const QUICK = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 6 }

const compress = compression({ brotli: { params: QUICK } })
const getPackedPage = createPackedPages()

/** Puts the header in its place before it is asked whether the answer has to be compressed. */
function announcePacked(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    const encoding = this.getHeader(PACKED)
    this.removeHeader(PACKED)
    if (encoding) this.setHeader('content-encoding', encoding)
    return Reflect.apply(writeHead, this, args)
  } as typeof writeHead
}

/** Whether an answer is a page that is kept: its text stays the same for everybody. What is for one reader would push others out. */
function isPage(request: IncomingMessage, response: ServerResponse): boolean {
  return (
    request.method === 'GET' &&
    response.statusCode === 200 &&
    !response.headersSent &&
    !String(response.getHeader('cache-control')).includes('no-store') &&
    String(response.getHeader('content-type')).startsWith('text/html')
  )
}

/**
 * Compresses what this request is answered with. Next does the same when `compress` is on, but hashes and compresses a page
 * anew for each visitor, which took most of the time that an answer takes, and knows no Brotli.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => {})
  announcePacked(response)
  const { end } = response
  const { url = '' } = request
  const send = (...args: unknown[]) => Reflect.apply(end, response, args) as ServerResponse
  // Next gives a page's text in one piece. Everything else passes through.
  response.end = ((...args: unknown[]) => {
    const [html] = args
    if (typeof html !== 'string' || !isPage(request, response)) return send(...args)
    rememberPage(url, response, html)
    const page = getPackedPage(html, response.getHeader('x-nextjs-cache') === 'HIT' || isBuilt(url))
    response.setHeader('etag', page.etag)
    if (hasTag(request.headers['if-none-match'], page.etag)) {
      response.statusCode = 304
      for (const name of ['content-type', 'content-length']) response.removeHeader(name)
      return send()
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!encoding) return send(...args)
    const sendPacked = () => {
      const bytes = page[encoding]
      if (!bytes) return send(...args)
      response.setHeader('content-encoding', encoding)
      response.setHeader('content-length', bytes.length)
      return send(bytes)
    }
    if (page[encoding] || !page.soon) return sendPacked()
    // A tenth of a second, once for each text of a page: on the line, a tenth of its bytes is worth more.
    page.soon[encoding].then(sendPacked)
    return response
  }) as typeof end
}
