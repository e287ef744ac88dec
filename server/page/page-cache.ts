import { hash } from 'node:crypto'
import { countEvent } from '../../lib/count-event.ts'
import { createBoundedMap } from '../../lib/http/bounded-map.ts'
import { type Encoding, encode } from '../../lib/http/encode.ts'
import { toEtag } from '../../lib/http/etag.ts'
import { type PageOptions, type ProcessedPage, processPage } from './process-page.ts'

export type SentPage = ProcessedPage & {
  etag: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
  isNew: boolean
}

/** More pages than are read at the same time. Pages with a status other than 200 have endless addresses. */
const MAX_PAGES = 200
const MAX_OTHERS = 20

/** Compresses quickly for the first reader. From the second on, it makes and keeps the best compression. */
export async function encodePage(page: SentPage, encoding: Encoding): Promise<Buffer> {
  const isFirst = page.isNew
  page.isNew = false
  if (isFirst) return encode(page.html, encoding, 'quick')
  page.encoded[encoding] ??= encode(page.html, encoding, 'best')
  return page.encoded[encoding]
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
    const page = { ...processed, etag: toEtag(processed.html), encoded: {}, isNew: true }
    return isShared ? (page.status ? others : pages).keep(key, page) : page
  }
}
