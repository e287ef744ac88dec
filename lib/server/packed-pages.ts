import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { toEtag } from './etag.ts'
import { createMemory } from './memory.ts'

/** The encodings that pages are kept in, the better first. */
const ENCODINGS = ['br', 'gzip'] as const

/** How a kept page is encoded. */
export type Encoding = (typeof ENCODINGS)[number]

/** A page's text, compressed once: its ETag, and its bytes by encoding as soon as they are made. */
export type PackedPage = { etag: string } & Partial<Record<Encoding, Buffer>>

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

async function fill(page: PackedPage, html: string): Promise<void> {
  for (const encoding of ENCODINGS) page[encoding] = await compressors[encoding](html)
}

/**
 * Remembers pages by their text. Next answers from its memory with the very same text until a page changes, so it has to be
 * hashed and compressed once, not for each visitor, and can be compressed as well as it goes.
 */
export function createPackedPages() {
  const pages = createMemory<PackedPage>(KEPT)
  const packing = new WeakSet<PackedPage>()
  /** `isKept`: Next has answered with it before, or since the build. */
  return (html: string, isKept: boolean): PackedPage => {
    const known = pages.get(html)
    const page = known ?? pages.keep(html, { etag: toEtag(html) })
    // Not what a crawler comes by once. Until it is done, and if it fails, answers are compressed as they are sent.
    if ((known || isKept) && !packing.has(page)) {
      packing.add(page)
      fill(page, html).catch(() => {})
    }
    return page
  }
}
