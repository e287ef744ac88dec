import { type ImageSources, isImageSource, toMediaUrl } from '../pictures/image-sources.ts'
import { readPictureUrl } from '../pictures/picture-name.ts'

/** A picture that is written into the text itself costs every reader too much if it is longer, in characters. */
const LONGEST_DATA = 300_000
const RASTER = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** A link's address: within the site relative, elsewhere absolute; null for one that may not be followed or cannot be read. */
export function toSafeHref(href: string, { siteUrl }: ImageSources): { href: string; external: boolean } | null {
  const trimmed = href.trim()
  if (trimmed === '') return null
  if (/^(?:mailto|tel):/i.test(trimmed)) return { href: trimmed, external: false }
  // "www.example.com" in a link field means the site, not a file beside the article.
  const meant = /^www\.[a-z0-9-]+\./i.test(trimmed) ? `https://${trimmed}` : trimmed
  const url = URL.parse(meant, `${siteUrl}/`)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.origin !== new URL(siteUrl).origin) return { href: url.href, external: true }
  return { href: meant.startsWith('#') ? meant : `${toPath(url)}${url.hash}`, external: false }
}

/** An address of the site without its host. After two slashes a browser would take the next word for another host. */
function toPath({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, '/') + search
}

/** The address of a stored file; null for a key without a media address. */
function toStoredUrl(key: string, sources: ImageSources): URL | null {
  const { siteUrl, mediaUrl } = sources
  if (HAS_SCHEME.test(key) || key.startsWith('//')) return URL.parse(key, siteUrl)
  if (mediaUrl) return URL.parse(toMediaUrl(key, sources) ?? '')
  return key.startsWith('/') ? URL.parse(key.replace(/^[/\\]+/, ''), `${siteUrl}/`) : null
}

/** A picture the page may load itself: from where the settings allow, or small and written into the text. Null for others. */
export function toImageSrc(src: string, sources: ImageSources): string | null {
  const trimmed = src.trim()
  if (readPictureUrl(trimmed)) return trimmed
  if (RASTER.test(trimmed)) return trimmed.length <= LONGEST_DATA ? trimmed : null
  const url = toStoredUrl(trimmed, sources)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.origin === new URL(sources.siteUrl).origin) return toPath(url)
  return isImageSource(url, sources) ? url.href : null
}
