import { hash } from 'node:crypto'
import { countEvent } from '../../lib/count-event.ts'
import { createBoundedMap } from '../../lib/http/bounded-map.ts'
import { type Encoding, encode } from '../../lib/http/encode.ts'
import { toEtag } from '../../lib/http/etag.ts'
import { describeError, log } from '../../lib/log.ts'
import { type PageOptions, type ProcessedPage, processPage } from './process-page.ts'

/** A page in one format, compressed once for all readers. */
export type SentText = {
  text: string
  etag: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
  isNew: boolean
}

/** `canonical` is the address of the page itself, if it has one. */
export type SentMarkdown = SentText & { canonical: string | null }

export type SentPage = ProcessedPage & SentText & { markdown?: Promise<SentMarkdown | null> }

/** More pages than are read at the same time. Pages with a status other than 200 have endless addresses. */
const MAX_PAGES = 200
const MAX_OTHERS = 20

/** Compresses quickly for the first reader. From the second on, it makes and keeps the best compression. */
export async function encodePage(page: SentText, encoding: Encoding): Promise<Buffer> {
  const isFirst = page.isNew
  page.isNew = false
  if (isFirst) return encode(page.text, encoding, 'quick')
  page.encoded[encoding] ??= encode(page.text, encoding, 'best')
  return page.encoded[encoding]
}

const toSent = (text: string): SentText => ({ text, etag: toEtag(text), encoded: {}, isNew: true })

async function convert(html: string, siteUrl: string): Promise<SentMarkdown | null> {
  try {
    // Loaded on demand, because most sites are never asked for it.
    const { toPageMarkdown } = await import('./page-markdown.ts')
    const converted = toPageMarkdown(html, siteUrl)
    return converted && { ...toSent(converted.markdown), canonical: converted.canonical }
  } catch (error) {
    log.error('page not converted', describeError(error))
    return null
  }
}

/**
 * Converts a page once, when Markdown is first asked for. Returns null if that is not possible: then the page is sent
 * as HTML.
 */
export function getMarkdown(page: SentPage, siteUrl: string): Promise<SentMarkdown | null> {
  page.markdown ??= convert(page.html, siteUrl)
  return page.markdown
}

/** Processes and compresses each page once, by the hash of its HTML. A page for one visitor is not kept. */
export function createPageCache(options: PageOptions) {
  const pages = createBoundedMap<SentPage>(MAX_PAGES)
  const others = createBoundedMap<SentPage>(MAX_OTHERS)
  return (html: string, isShared: boolean): SentPage => {
    const key = hash('sha256', html, 'base64url')
    const known = pages.get(key) ?? others.get(key)
    countEvent('page cache', known ? 'hit' : 'miss')
    if (known) return known
    const processed = processPage(html, options)
    const page = { ...processed, ...toSent(processed.html) }
    return isShared ? (page.status ? others : pages).keep(key, page) : page
  }
}
