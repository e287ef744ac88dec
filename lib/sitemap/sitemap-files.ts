import 'server-only'
import { cacheTag } from 'next/cache'
import { tags } from '../cache.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { toNewest, toParts, toSitemap, toSitemapIndex } from './sitemap.ts'
import { getSitemapEntries } from './sitemap-entries.ts'

/**
 * Returns the text of /sitemap.xml: all pages, or an index of files that together list them. Cached as long as the data
 * it contains.
 */
export async function getSitemap(): Promise<string> {
  'use cache'
  cacheTag(tags.posts, tags.jobs, tags.settings)
  const entries = await getSitemapEntries()
  const parts = toParts(entries)
  if (parts.length === 1) return toSitemap(entries)
  return toSitemapIndex(
    parts.map((part, index) => ({ address: toFullUrl(routes.sitemapPart(index + 1)), lastmod: toNewest(part) })),
  )
}

/** Returns one part, counted from 1; null if there is no such part, or if one file holds everything. */
export async function getSitemapPart(part: number): Promise<string | null> {
  'use cache'
  cacheTag(tags.posts, tags.jobs, tags.settings)
  const parts = toParts(await getSitemapEntries())
  const entries = parts.length > 1 ? parts[part - 1] : undefined
  return entries ? toSitemap(entries) : null
}
