import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { toEtag } from './etag.ts'
import { createMemory } from './memory.ts'

/** The encodings that pages are kept in, the better first. */
const ENCODINGS = ['br', 'gzip'] as const

/** How a kept page is encoded. */
export type Encoding = (typeof ENCODINGS)[number]

/** A page's text, compressed once: its ETag, its bytes by encoding as soon as they are made, and when that will be. */
export type PackedPage = { etag: string; packing?: Record<Encoding, Promise<void>> } & Partial<Record<Encoding, Buffer>>

/** Pages kept at most: more than are read at the same time, and about 40 MB at the very worst. */
const KEPT = 200

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 9 }),
}

/** The best encoding that an `Accept-Encoding` header allows; null for none of ours. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name)
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null
}

/** Never fails: what cannot be compressed ahead is compressed as it is sent. */
async function pack(page: PackedPage, encoding: Encoding, html: string): Promise<void> {
  page[encoding] = await compressors[encoding](html).catch(() => undefined)
}

/**
 * Remembers pages by their text. Next answers from its memory with the very same text until a page changes, so it has to be
 * hashed and compressed once, not for each visitor, and can be compressed as well as it goes.
 */
export function createPackedPages() {
  const pages = createMemory<PackedPage>(KEPT)
  /** `isKept`: Next has answered with it before, or will again. A page that a crawler comes by once is not compressed ahead. */
  return (html: string, isKept: boolean): PackedPage => {
    const known = pages.get(html)
    const page = known ?? pages.keep(html, { etag: toEtag(html) })
    if (known || isKept) page.packing ??= { br: pack(page, 'br', html), gzip: pack(page, 'gzip', html) }
    return page
  }
}
