import { toMediaUrl } from '../media.ts'

/** Where links and pictures of an article are resolved; addresses without a trailing slash. */
export type AddressOptions = { siteUrl: string; mediaUrl?: string | undefined }

/** Beyond this many characters a picture written into the text itself costs every reader too much. */
const LONGEST_DATA = 300_000
const RASTER = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

const origins = new Map<string, string>()

/** The origin of one of our own addresses, of which there are two: parsed for each picture and link, they took half of its time. */
function getOrigin(address: string): string {
  const known = origins.get(address)
  if (known !== undefined) return known
  const { origin } = new URL(address)
  origins.set(address, origin)
  return origin
}

/** A link's address: within the site relative, elsewhere absolute; null where it may not be followed or cannot be read. */
export function toSafeHref(href: string, { siteUrl }: AddressOptions): { href: string; external: boolean } | null {
  const trimmed = href.trim()
  if (trimmed === '') return null
  if (/^(?:mailto|tel):/i.test(trimmed)) return { href: trimmed, external: false }
  // "www.example.com" in a link field means the site, not a file beside the article.
  const meant = /^www\.[a-z0-9-]+\./i.test(trimmed) ? `https://${trimmed}` : trimmed
  const url = URL.parse(meant, `${siteUrl}/`)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.origin !== getOrigin(siteUrl)) return { href: url.href, external: true }
  return { href: meant.startsWith('#') ? meant : `${url.pathname}${url.search}${url.hash}`, external: false }
}

/**
 * Where a stored file is found: a storage key or storage-relative path stands below the media address. Without one, a path from
 * the root is this site's own file, and a key names nothing. Null also for what is neither a key nor an http address.
 */
function toStoredUrl(key: string, { siteUrl, mediaUrl }: AddressOptions): string | null {
  if (key === '') return null
  if (HAS_SCHEME.test(key) || key.startsWith('//')) {
    const url = URL.parse(key, siteUrl)
    return url && /^https?:$/.test(url.protocol) ? url.href : null
  }
  if (mediaUrl) return toMediaUrl(key, mediaUrl)
  const url = key.startsWith('/') ? URL.parse(key.replace(/^[/\\]+/, ''), `${siteUrl}/`) : null
  return url && url.pathname + url.search
}

/** A picture the page may load itself: from the media host, from this site, or small and written into the text. Null for others. */
export function toImageSrc(src: string, options: AddressOptions): string | null {
  const trimmed = src.trim()
  if (RASTER.test(trimmed)) return trimmed.length <= LONGEST_DATA ? trimmed : null
  const url = toStoredUrl(trimmed, options)
  if (url === null || url.startsWith('/')) return url
  const { origin, pathname, search } = new URL(url)
  if (origin === getOrigin(options.siteUrl)) return pathname + search
  return options.mediaUrl && origin === getOrigin(options.mediaUrl) ? url : null
}
