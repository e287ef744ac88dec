import 'server-only'
import { cacheTag } from 'next/cache'
import { tags } from '../cache.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { countParts, SITEMAP_SIZE, toNewest, toSitemap, toSitemapIndex } from './sitemap.ts'
import { getSitemapEntries } from './sitemap-entries.ts'

/** The text of /sitemap.xml: all pages, or the files that together name them. Cached as long as the reads it is made of. */
export async function getSitemap(): Promise<string> {
  'use cache'
  cacheTag(tags.posts, tags.jobs)
  const entries = await getSitemapEntries()
  const count = countParts(entries)
  if (count === 1) return toSitemap(entries)
  const parts = Array.from({ length: count }, (_, index) => ({
    address: toFullUrl(routes.sitemapPart(index + 1)),
    lastmod: toNewest(toPart(entries, index + 1)),
  }))
  return toSitemapIndex(parts)
}

/** One part, from 1; null where there is no such part, and where one file holds all. */
export async function getSitemapPart(part: number): Promise<string | null> {
  'use cache'
  cacheTag(tags.posts, tags.jobs)
  const entries = await getSitemapEntries()
  const count = countParts(entries)
  return count > 1 && part >= 1 && part <= count ? toSitemap(toPart(entries, part)) : null
}

function toPart<Entry>(entries: Entry[], part: number): Entry[] {
  return entries.slice((part - 1) * SITEMAP_SIZE, part * SITEMAP_SIZE)
}
