import { readPictureUrl } from './picture-name.ts'

const CLIMBS = /(?:^|\/)\.\.(?:\/|$)|\\|%2e|%2f|%5c|%25/i

/**
 * The sources that pictures may come from: this site, the media address (both without a trailing slash), and additional
 * hosts.
 */
export type ImageSources = { siteUrl: string; mediaUrl?: string | undefined; imageHosts?: readonly string[] }

/** Returns whether a page may load a picture from this address; the policy of pages forbids all others. */
export function isImageSource({ origin, host }: URL, { siteUrl, mediaUrl, imageHosts = [] }: ImageSources): boolean {
  const own = [siteUrl, mediaUrl ?? siteUrl].map((address) => new URL(address).origin)
  return own.includes(origin) || imageHosts.includes(host)
}

/** Returns the address of a picture by its storage key, or null if the key leaves the media address or names an unknown host. */
export function toMediaUrl(key: string | null, sources: ImageSources): string | null {
  if (!key) return null
  if (readPictureUrl(key)) return key
  if (/^https?:\/\//i.test(key)) {
    const url = URL.parse(key)
    return url && isImageSource(url, sources) ? url.href : null
  }
  const base = sources.mediaUrl ? URL.parse(`${sources.mediaUrl}/`) : null
  if (!base || CLIMBS.test(key)) return null
  const url = URL.parse(key.replace(/^\/+/, ''), base.href)
  return url?.href.startsWith(base.href) ? url.href : null
}
