import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * The header for the encoding of a body that a route has compressed. Next removes `content-encoding` there, so the
 * server sets it from this header.
 */
export const ENCODED_HEADER = 'x-encoded'

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY } = constants

export const QUICK_BROTLI = { params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: 5 } }

export const toBrotli = (text: string | Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } })

const compressors = {
  quick: {
    br: (text: string) => promisify(brotliCompress)(text, QUICK_BROTLI),
    gzip: (text: string) => promisify(gzip)(text),
  },
  best: { br: toBrotli, gzip: (text: string) => promisify(gzip)(text, { level: 9 }) },
}

/** Returns the best encoding that an `Accept-Encoding` header allows; null if it allows none of ours. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, weight]) => weight === undefined || Number(weight.replace(/^q=/, '')) > 0)
    .map(([name]) => name)
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null
}

export const encode = (text: string, encoding: Encoding, quality: keyof typeof compressors): Promise<Buffer> =>
  compressors[quality][encoding](text)
