import { hash } from 'node:crypto'
import { type Encoding, encode } from '../../lib/http/encode.ts'
import { toEtag } from '../../lib/http/etag.ts'
import { createMemory } from '../../lib/http/memory.ts'
import { type PageOptions, type ProcessedPage, processPage } from './process-page.ts'

/** A page as it is sent: processed, and compressed once for all readers. */
export type SentPage = ProcessedPage & {
  etag: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
  isNew: boolean
}

/** Pages kept at most: more than are read at the same time. Addresses of other statuses than 200 have no end. */
const [KEPT, KEPT_OTHERS] = [200, 20]

/** The bytes of a page. Its first reader gets what is compressed quickly; from the second on, the best is made and kept. */
export async function encodePage(page: SentPage, encoding: Encoding): Promise<Buffer> {
  const isFirst = page.isNew
  page.isNew = false
  if (isFirst) return encode(page.html, encoding, 'quick')
  page.encoded[encoding] ??= encode(page.html, encoding, 'best')
  return page.encoded[encoding]
}

/**
 * Remembers pages by the hash of their HTML, so that each is processed and compressed once, however it was made. A page for one
 * visitor is not kept.
 */
export function createPageCache(options: PageOptions) {
  const pages = createMemory<SentPage>(KEPT)
  const others = createMemory<SentPage>(KEPT_OTHERS)
  return (html: string, isShared: boolean): SentPage => {
    const key = hash('sha256', html, 'base64url')
    const known = pages.get(key) ?? others.get(key)
    if (known) return known
    const processed = processPage(html, options)
    const page = { ...processed, etag: toEtag(processed.html), encoded: {}, isNew: true }
    return isShared ? (page.status ? others : pages).keep(key, page) : page
  }
}
