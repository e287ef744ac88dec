import { type ImageSources, isImageSource, toMediaUrl } from '../pictures/image-sources.ts'
import { readPictureUrl } from '../pictures/picture-name.ts'

/** The maximum length of a data URL, in characters. Longer ones would cost every reader too much. */
const MAX_DATA = 300_000
const RASTER = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** Returns the address of a link: relative within the site, absolute elsewhere; null if it is unsafe or unreadable. */
export function toSafeHref(href: string, { siteUrl }: ImageSources): { href: string; external: boolean } | null {
  const trimmed = href.trim()
  if (trimmed === '') return null
  if (/^(?:mailto|tel):/i.test(trimmed)) return { href: trimmed, external: false }
  // "www.example.com" in a link field means the site, not a path on this one.
  const meant = /^www\.[a-z0-9-]+\./i.test(trimmed) ? `https://${trimmed}` : trimmed
  const url = URL.parse(meant, `${siteUrl}/`)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.origin !== new URL(siteUrl).origin) return { href: url.href, external: true }
  return { href: meant.startsWith('#') ? meant : `${toPath(url)}${url.hash}`, external: false }
}

/** Returns an address of the site without its host. Two leading slashes would make the next word another host. */
function toPath({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, '/') + search
}

/** Returns the address of a stored file; null for a key without a media address. */
function toStoredUrl(key: string, sources: ImageSources): URL | null {
  const { siteUrl, mediaUrl } = sources
  if (HAS_SCHEME.test(key) || key.startsWith('//')) return URL.parse(key, siteUrl)
  if (mediaUrl) return URL.parse(toMediaUrl(key, sources) ?? '')
  return key.startsWith('/') ? URL.parse(key.replace(/^[/\\]+/, ''), `${siteUrl}/`) : null
}

/** Returns the address of a picture that the page may load: from a host that the settings allow, or a small data URL. Null for others. */
export function toImageSrc(src: string, sources: ImageSources): string | null {
  const trimmed = src.trim()
  if (readPictureUrl(trimmed)) return trimmed
  if (RASTER.test(trimmed)) return trimmed.length <= MAX_DATA ? trimmed : null
  const url = toStoredUrl(trimmed, sources)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.origin === new URL(sources.siteUrl).origin) return toPath(url)
  return isImageSource(url, sources) ? url.href : null
}

/** Returns whether a link may have this address. One without a scheme is within the site. */
export function isSafeHref(href: string): boolean {
  const url = href === '' ? null : URL.parse(href, 'https://site.invalid/')
  return url !== null && /^(?:https?|mailto|tel):$/.test(url.protocol)
}
