import { toXmlDocument, xml } from '../seo/xml.ts'

/** A page that search engines should know: full addresses; `lastmod` is a day, and only where the data tells it. */
export type SitemapEntry = { address: string; lastmod: string | null; images: string[] }

/** The protocol allows 50,000 addresses a file; smaller parts are read and rebuilt sooner. */
export const SITEMAP_SIZE = 5_000

/** How many files the entries need. */
export function countParts(entries: readonly SitemapEntry[], size = SITEMAP_SIZE): number {
  return Math.max(1, Math.ceil(entries.length / size))
}

/** All entries in one file. */
export function toSitemap(entries: readonly SitemapEntry[]): string {
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return toXmlDocument(xml('urlset', namespaces, entries.map(toUrl)))
}

/** The file that names the parts, given by address. */
export function toSitemapIndex(parts: readonly { address: string; lastmod: string | null }[]): string {
  const items = parts.map(({ address, lastmod }) => xml('sitemap', {}, [xml('loc', {}, address), toLastmod(lastmod)]))
  return toXmlDocument(xml('sitemapindex', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, items))
}

/** The newest day among entries. */
export function toNewest(entries: readonly SitemapEntry[]): string | null {
  return (
    entries
      .flatMap(({ lastmod }) => lastmod ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

function toUrl({ address, lastmod, images }: SitemapEntry): string {
  const pictures = images.map((image) => xml('image:image', {}, [xml('image:loc', {}, image)]))
  return xml('url', {}, [xml('loc', {}, address), toLastmod(lastmod), ...pictures])
}

function toLastmod(lastmod: string | null): string {
  return lastmod ? xml('lastmod', {}, lastmod) : ''
}
