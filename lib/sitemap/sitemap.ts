import { escapeHtml } from '../format/escape-html.ts'

/** A page for search engines. Addresses are full; `lastmod` is a day, if the data has one. */
export type SitemapEntry = { address: string; lastmod: string | null; images: string[] }

/** The number of addresses in a file. The protocol allows 50,000, but smaller parts are read and rebuilt sooner. */
const SITEMAP_SIZE = 5_000

const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Splits the entries into files. */
export function toParts(entries: readonly SitemapEntry[], size = SITEMAP_SIZE): SitemapEntry[][] {
  const count = Math.max(1, Math.ceil(entries.length / size))
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size))
}

const toDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

const toPlace = ({ address, lastmod }: Pick<SitemapEntry, 'address' | 'lastmod'>) =>
  `<loc>${escapeHtml(address)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}`

function toUrl(entry: SitemapEntry): string {
  const images = entry.images.map((image) => `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`)
  return `<url>${toPlace(entry)}${images.join('')}</url>`
}

/** Formats all entries as one file. */
export const toSitemap = (entries: readonly SitemapEntry[]): string =>
  toDocument(`<urlset ${PROTOCOL} ${IMAGES}>${entries.map(toUrl).join('')}</urlset>`)

/** Formats the file that lists the parts by address. */
export function toSitemapIndex(parts: readonly { address: string; lastmod: string | null }[]): string {
  const items = parts.map((part) => `<sitemap>${toPlace(part)}</sitemap>`)
  return toDocument(`<sitemapindex ${PROTOCOL}>${items.join('')}</sitemapindex>`)
}

/** Returns the newest day among entries. */
export const toNewest = (entries: readonly SitemapEntry[]): string | null =>
  entries.reduce<string | null>((newest, { lastmod }) => (lastmod && lastmod > (newest ?? '') ? lastmod : newest), null)
