import { escapeHtml } from '../format/escape-html.ts'

/** A page that search engines should know: full addresses; `lastmod` is a day, and only where the data tells it. */
export type SitemapEntry = { address: string; lastmod: string | null; images: string[] }

/** The protocol allows 50,000 addresses a file; smaller parts are read and rebuilt sooner. */
const SITEMAP_SIZE = 5_000

const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** The entries of each file that is needed. */
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

/** All entries in one file. */
export const toSitemap = (entries: readonly SitemapEntry[]): string =>
  toDocument(`<urlset ${PROTOCOL} ${IMAGES}>${entries.map(toUrl).join('')}</urlset>`)

/** The file that names the parts, given by address. */
export function toSitemapIndex(parts: readonly { address: string; lastmod: string | null }[]): string {
  const items = parts.map((part) => `<sitemap>${toPlace(part)}</sitemap>`)
  return toDocument(`<sitemapindex ${PROTOCOL}>${items.join('')}</sitemapindex>`)
}

/** The newest day among entries. */
export const toNewest = (entries: readonly SitemapEntry[]): string | null =>
  entries.reduce<string | null>((newest, { lastmod }) => (lastmod && lastmod > (newest ?? '') ? lastmod : newest), null)
