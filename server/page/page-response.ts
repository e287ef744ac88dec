import { type IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '../../lib/http/encode.ts'
import { renderErrorPage } from '../../lib/http/error-page.ts'
import { hasTag } from '../../lib/http/etag.ts'
import { MARKDOWN } from '../../lib/http/prefers-markdown.ts'
import { completeHeaders, NEGOTIATED } from '../headers.ts'
import { hasMarkdownAddress, isNegotiable, toMarkdownTarget, wantsMarkdown } from '../resolve-markdown.ts'
import {
  createPageCache,
  encodePage,
  getMarkdown,
  type SentMarkdown,
  type SentPage,
  type SentText,
} from './page-cache.ts'
import type { PageOptions } from './process-page.ts'
import { createRecentPages } from './recent-pages.ts'

/**
 * Behind a proxy, a change shows within a minute. While the proxy refreshes, it may show the old copy for another
 * minute.
 */
const SHARED_LIFE = 's-maxage=60, stale-while-revalidate=60'
const NO_LIFE = 'private, no-cache, no-store, max-age=0, must-revalidate'

type Settings = { page: PageOptions; headers: Readonly<Record<string, string>>; siteUrl: string }

/** Creates the class of all responses. It collects HTML for the page step and streams everything else. */
export function createPageResponse({ page: options, headers, siteUrl }: Settings) {
  const getPage = createPageCache(options)
  const recent = createRecentPages<SentPage>()

  class PageResponse extends ServerResponse<IncomingMessage> {
    #chunks: Buffer[] = []
    #isWhole = false

    #isCollecting(): boolean {
      return !this.#isWhole && !this.headersSent && String(this.getHeader('content-type')).startsWith('text/html')
    }

    #collect(chunk: unknown, encoding: unknown): void {
      if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk, encoding as BufferEncoding))
      else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk))
    }

    override writeHead(status: number, ...rest: unknown[]): this {
      this.statusCode = status
      const given = rest.at(-1)
      if (given && typeof given === 'object')
        for (const [name, value] of Object.entries(given)) this.setHeader(name, value)
      if (this.#isCollecting()) return this
      completeHeaders(this, headers)
      const location = this.getHeader('location')
      // A moved page can be read as Markdown at its new address, too.
      if (hasMarkdownAddress(this.req) && typeof location === 'string')
        this.setHeader('location', toMarkdownTarget(location))
      return super.writeHead(this.statusCode)
    }

    override flushHeaders(): void {
      if (!this.#isCollecting()) super.flushHeaders()
    }

    override write(chunk: unknown, ...rest: unknown[]): boolean {
      if (!this.#isCollecting()) return Reflect.apply(super.write, this, [chunk, ...rest])
      this.#collect(chunk, rest[0])
      const done = rest.at(-1)
      if (typeof done === 'function') process.nextTick(done)
      return true
    }

    override end(...args: unknown[]): this {
      if (!this.#isCollecting()) return Reflect.apply(super.end, this, args)
      this.#collect(args[0], args[1])
      const done = args.at(-1)
      if (typeof done === 'function') this.once('finish', () => done())
      this.#isWhole = true
      const isBroken = this.statusCode === 500 && !options.isDev
      const html = isBroken ? this.#becomeErrorPage() : Buffer.concat(this.#chunks).toString()
      if (html === '') return super.end()
      // There are endless filtered views (normalize-request.ts), and pages for one visitor must not be shared.
      const isShared =
        !isBroken && !this.hasHeader('x-robots-tag') && !String(this.getHeader('cache-control')).includes('no-store')
      const page = getPage(html, isShared)
      this.statusCode = page.status ?? this.statusCode
      const isKept = isShared && this.statusCode < 300
      this.setHeader('cache-control', isKept ? SHARED_LIFE : NO_LIFE)
      if (isKept) recent.remember(this, page)
      void this.#send(page)
      return this
    }

    #becomeErrorPage(): string {
      const { status, html } = renderErrorPage(String(this.getHeader('x-request-id')))
      this.statusCode = status
      if (status === 503) this.setHeader('retry-after', '5')
      return html
    }

    /**
     * Sends the page that was sent at this address a moment ago; returns false if there is none. A post may change any
     * page.
     */
    sendRecentPage(): boolean {
      if (this.req.method === 'POST') this.once('close', recent.forgetAll)
      const page = recent.find(this)
      if (!page) return false
      this.#isWhole = true
      this.setHeader('cache-control', SHARED_LIFE).setHeader('content-type', 'text/html; charset=utf-8')
      void this.#send(page)
      return true
    }

    async #send(page: SentPage): Promise<void> {
      for (const name of ['content-length', 'link']) this.removeHeader(name)
      for (const [name, value] of Object.entries(page.headers)) this.setHeader(name, value)
      const isOpen = page.kind !== null && isNegotiable(this.req)
      this.setHeader('vary', isOpen && !hasMarkdownAddress(this.req) ? NEGOTIATED : 'Accept-Encoding')
      const markdown = isOpen && wantsMarkdown(this.req) ? await getMarkdown(page, siteUrl) : null
      if (markdown) this.#describeMarkdown(markdown)
      await this.#sendText(markdown ?? page)
    }

    #describeMarkdown({ canonical }: SentMarkdown): void {
      this.setHeader('content-type', `${MARKDOWN}; charset=utf-8`)
      // Search engines list the page itself.
      if (canonical) this.setHeader('link', `<${canonical}>; rel="canonical"`)
      this.removeHeader('content-security-policy')
    }

    async #sendText(page: SentText): Promise<void> {
      const encoding = chooseEncoding(this.req.headers['accept-encoding'])
      // A weak tag: the same page in another encoding has other bytes.
      if (this.statusCode === 200) this.setHeader('etag', `W/${page.etag}`)
      if (this.statusCode === 200 && hasTag(this.req.headers['if-none-match'], page.etag)) {
        this.statusCode = 304
        this.removeHeader('content-type')
        return void super.end()
      }
      const body = encoding ? await encodePage(page, encoding).catch(() => null) : null
      if (encoding && body) this.setHeader('content-encoding', encoding)
      const bytes = body ?? Buffer.from(page.text)
      this.setHeader('content-length', bytes.length)
      super.end(bytes)
    }
  }
  return PageResponse
}
