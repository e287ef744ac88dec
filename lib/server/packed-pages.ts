import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { toEtag } from './etag.ts'
import { createMemory } from './memory.ts'

/** The encodings that pages are kept in, the better first. */
const ENCODINGS = ['br', 'gzip'] as const

/** The header by which a route says how its answer is encoded already: Next leaves out a route's `content-encoding`. */
export const PACKED = 'x-packed'

/** How a kept page is encoded. */
export type Encoding = (typeof ENCODINGS)[number]

/** A page's text, compressed once: its ETag, and its bytes by encoding as soon as they are made. */
export type PackedPage = {
  etag: string
  isPacking?: boolean
  /** When the bytes will be there, where that is soon enough to wait for. */
  soon?: Record<Encoding, Promise<void>>
} & Partial<Record<Encoding, Buffer>>

/** Pages kept at most: more than are read at the same time, and about 40 MB at the very worst. */
const KEPT = 200

/** Packs a text as well as Brotli goes. */
export const toBrotli = (text: string | Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })

const compressors = {
  br: toBrotli,
  gzip: (text: string) => promisify(gzip)(text, { level: 9 }),
}

/** The best encoding that an `Accept-Encoding` header allows; null for none of ours. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, weight]) => weight === undefined || Number(weight.replace(/^q=/, '')) > 0)
    .map(([name]) => name)
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null
}

/** Behind so many pages a reader still waits: some tenths of a second. */
const AHEAD = 3

/** Works one after the other: what is packed at the same time takes as long, and the processors from everybody else. */
function createLine() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    isShort: () => waiting < AHEAD * ENCODINGS.length,
    add(work: () => Promise<void>): Promise<void> {
      waiting += 1
      const done = last.then(work).finally(() => {
        waiting -= 1
      })
      last = done
      return done
    },
  }
}

/**
 * Remembers pages by their text. Next answers from its memory with the very same text until a page changes, so it has to be
 * hashed and compressed once, not for each visitor, and can be compressed as well as it goes.
 */
export function createPackedPages() {
  const pages = createMemory<PackedPage>(KEPT)
  const line = createLine()

  function pack(page: PackedPage, html: string): void {
    page.isPacking = true
    // After a start, when all pages come at once, readers do not wait for each other's.
    const isSoon = line.isShort()
    // Never fails: what cannot be compressed ahead is compressed as it is sent.
    const fill = (encoding: Encoding) => async () => {
      page[encoding] = await compressors[encoding](html).catch(() => undefined)
    }
    const soon = { gzip: line.add(fill('gzip')), br: line.add(fill('br')) }
    if (isSoon) page.soon = soon
  }

  /** `isKept`: Next has answered with it before, or will again. A page that a crawler comes by once is not compressed ahead. */
  return (html: string, isKept: boolean): PackedPage => {
    const known = pages.get(html)
    const page = known ?? pages.keep(html, { etag: toEtag(html) })
    if ((known || isKept) && !page.isPacking) pack(page, html)
    return page
  }
}
